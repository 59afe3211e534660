import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, pinned } from '../machine';
import { freePort, startContender, type Contender } from './contender';

const nginx = findProgram('nginx');
export const hasNginx = nginx !== null;

/** Files to serve, by address; a `.gz` beside a file is sent in its place. */
export type StaticFiles = ReadonlyMap<string, Buffer>;

function configuration(dir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/tmp;`);
  return `
daemon off; master_process off; pid ${dir}/nginx.pid; error_log stderr crit;
events { worker_connections 2048; }
http {
  ${temporary.join(' ')}
  types { text/html html; text/css css; font/woff2 woff2; image/avif avif; image/webp webp; image/svg+xml svg; image/png png; image/jpeg jpg; }
  access_log off; sendfile on; tcp_nopush off; tcp_nodelay on; keepalive_requests 1000000;
  open_file_cache max=1000; open_file_cache_valid 60s;
  gzip_static on; gzip_vary on;
  server { listen 127.0.0.1:${port} backlog=1024; root ${dir}/root; location / { try_files $uri $uri.html $uri/index.html =404; } }
}`;
}

/** nginx, on the first core, with nothing but files: the limit of what one core serves. */
export async function startNginx(files: StaticFiles): Promise<Contender> {
  if (!nginx) throw new Error('There is no nginx');
  const dir = mkdtempSync(path.join(tmpdir(), 'bidyaloy-nginx-'));
  for (const [address, body] of files) {
    const file = path.join(dir, 'root', address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  mkdirSync(path.join(dir, 'tmp'));
  const port = await freePort();
  writeFileSync(path.join(dir, 'nginx.conf'), configuration(dir, port));
  const command = pinned(0, [nginx, '-e', 'stderr', '-p', dir, '-c', path.join(dir, 'nginx.conf')]);
  return startContender({ name: 'nginx', command, cwd: dir, port, clean: () => rmSync(dir, { recursive: true, force: true }) });
}
