import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { FixtureAnswers, type Dataset } from './fixture-answers';
import { misbehave } from './misbehave';
import type { Switch } from './failure';
import { closeServer, listen, portOf } from './listen';

export const APP_KEY = 'test-key-7f3a9c';
export const APP_CLIENT = 'test-client-18';

const BASE = '/api/v1/';
const FILES = path.join(__dirname, 'files');
const FILE_TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.pdf': 'application/pdf' };

/** A provider of the API over real HTTP, whose every path can be made to fail in every way. */
export class TestProvider {
  private server: Server | null = null;
  private port = 0;
  private answers: FixtureAnswers | null = null;
  private readonly switches = new Map<string, Switch>();
  private everything: Switch = {};
  readonly counts = new Map<string, number>();

  constructor(private readonly dataset: Dataset = 'untidy') {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Opens the port: any at first, later the same one again. */
  async open(): Promise<void> {
    if (this.server) return;
    this.server = await listen((request, response) => this.handle(request, response), this.port);
    this.port = portOf(this.server);
    this.answers ??= new FixtureAnswers(this.dataset, this.origin);
  }

  /** Closes the port, so that connections are refused. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await closeServer(server);
  }

  /** Sets how a path, or without one every path, behaves from now on. */
  async turn(setting: Switch): Promise<void> {
    if (setting.path !== undefined) this.switches.set(setting.path, setting);
    else {
      this.everything = setting;
      if (setting.failure === 'refuse') await this.close();
      else await this.open();
    }
  }

  /** Everything well again, as at the start; counts are kept. */
  async reset(): Promise<void> {
    this.switches.clear();
    this.everything = {};
    await this.open();
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    if (pathname.startsWith('/files/')) sendFile(pathname.slice('/files/'.length), response);
    else if (pathname.startsWith(BASE)) this.answer(decodeURIComponent(pathname.slice(BASE.length)), request, response);
    else response.writeHead(404).end();
  }

  private answer(apiPath: string, request: IncomingMessage, response: ServerResponse): void {
    this.counts.set(apiPath, (this.counts.get(apiPath) ?? 0) + 1);
    const { 'x-app-key': key, 'x-app-client': client } = request.headers;
    if (key !== APP_KEY || client !== APP_CLIENT) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}');
      return;
    }
    const setting = { ...this.everything, ...this.switches.get(apiPath) };
    const send = () => this.send(apiPath, setting, response);
    if (setting.slow) setTimeout(send, setting.slow).unref();
    else send();
  }

  private send(apiPath: string, setting: Switch, response: ServerResponse): void {
    const good = 'data' in setting ? JSON.stringify({ data: setting.data }) : this.answers?.body(apiPath);
    if (setting.failure) misbehave(setting.failure, good ?? '{"data":null}', response);
    else if (typeof setting.body === 'string') response.writeHead(200, { 'content-type': 'application/json' }).end(setting.body);
    else response.writeHead(good === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(good ?? '{"data":null}');
  }
}

/** The files the records link to, under any spelling of their names. */
function sendFile(name: string, response: ServerResponse): void {
  const file = path.join(FILES, path.basename(name.toLowerCase()));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': FILE_TYPES[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
