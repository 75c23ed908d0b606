import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type Program } from './programs.ts';
import { type Service, startService } from './service.ts';

// Only the program is installed: Debian's package comes with a service that takes port 80.
const PROGRAM: Program = {
  names: ['nginx'],
  folders: () => ['/usr/local/bin'],
  install: `cd "$(mktemp -d)"; apt-get -q -o APT::Sandbox::User=root download nginx
    dpkg-deb --fsys-tarfile nginx_*.deb | tar -xO ./usr/sbin/nginx > nginx; install nginx /usr/local/bin`,
  called: 'nginx (Debian: nginx)',
};

/** Starts an nginx on loopback with these lines of a server. */
export async function startNginx(port: number, lines: string): Promise<Service> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = bodies.map((name) => `${name}_temp_path ${dir}/${name};`);
  const server = `access_log off; ${folders.join(' ')} server { listen 127.0.0.1:${port}; ${lines} }`;
  const config = `daemon off; pid ${dir}/pid; error_log stderr notice; events {} http { ${server} }`;
  writeFileSync(join(dir, 'nginx.conf'), config);
  const words = ['-c', join(dir, 'nginx.conf'), '-e', 'stderr'];
  const isReady = /start worker process /;
  return startService({ program: findProgram(PROGRAM), words, dir, output: 'stderr', isReady });
}
