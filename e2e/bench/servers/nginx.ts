import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT } from '../../site/build-copy';
import { findProgram, pinned } from '../machine';
import { freePort, startContender, type Contender } from './contender';

const nginx = findProgram('nginx');
export const hasNginx = nginx !== null;

/** Files to serve, by address; a `.gz` beside a file is sent in its place. */
export type StaticFiles = ReadonlyMap<string, Buffer>;

/** What every nginx here has; everything it writes lies in a folder of its own. */
function configuration(dir: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/tmp;`);
  return `
daemon off; master_process off; pid ${dir}/nginx.pid; error_log stderr crit;
events { worker_connections 2048; }
http {
  ${temporary.join(' ')}
  types { text/html html; application/pdf pdf; text/css css; font/woff2 woff2; image/avif avif; image/webp webp; image/svg+xml svg; image/png png; image/jpeg jpg; }
  access_log off; keepalive_requests 1000000;
  ${http}
}`;
}

/** Starts it on the first core. @param http the lines that tell it what to serve, for its folder and port */
async function start(name: string, http: (dir: string, port: number) => string, prepare: (dir: string) => void = () => undefined): Promise<Contender> {
  if (!nginx) throw new Error('There is no nginx');
  const dir = mkdtempSync(path.join(tmpdir(), 'bidyaloy-nginx-'));
  mkdirSync(path.join(dir, 'tmp'));
  prepare(dir);
  const port = await freePort();
  writeFileSync(path.join(dir, 'nginx.conf'), configuration(dir, http(dir, port)));
  const command = pinned(0, [nginx, '-e', 'stderr', '-p', dir, '-c', path.join(dir, 'nginx.conf')]);
  return startContender({ name, command, cwd: dir, port, clean: () => rmSync(dir, { recursive: true, force: true }) });
}

/** nginx with nothing but files: the limit of what one core serves. */
export function startNginx(files: StaticFiles): Promise<Contender> {
  const serve = (_dir: string, port: number) => `
  sendfile on; tcp_nopush off; tcp_nodelay on;
  open_file_cache max=1000; open_file_cache_valid 60s;
  gzip_static on; gzip_vary on;
  server { listen 127.0.0.1:${port} backlog=1024; root root; location / { try_files $uri $uri.html $uri/index.html =404; } }`;
  return start('nginx', serve, (dir) => {
    for (const [address, body] of files) {
      const file = path.join(dir, 'root', address);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  });
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`lib/server/nginx.conf has no "${from}" any more`);
  return text.replaceAll(from, to);
}

/** nginx with the configuration that schools are given (lib/server/nginx.conf), in front of a site. */
export function startMicroCache(siteUrl: string): Promise<Contender> {
  const text = readFileSync(path.join(PROJECT, 'lib/server/nginx.conf'), 'utf8');
  return start('nginx micro-cache', (dir, port) => {
    const listening = replaced(text, 'listen 80;', `listen 127.0.0.1:${port} backlog=1024;`);
    const cached = replaced(listening, '/var/cache/nginx/bidyaloy', `${dir}/cache`);
    return replaced(cached, 'server 127.0.0.1:3000;', `server ${new URL(siteUrl).host};`);
  });
}
