import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram, findProgram } from './programs.ts';
import { type Service, startService } from './service.ts';

const PROGRAM = debianProgram('nginx', './usr/sbin/nginx', 'nginx');

/** Starts an nginx on loopback with these lines of a server. */
export async function startNginx(port: number, lines: string): Promise<Service> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = bodies.map((name) => `${name}_temp_path ${dir}/${name};`);
  const server = `access_log off; ${folders.join(' ')} server { listen 127.0.0.1:${port}; ${lines} }`;
  const config = `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${dir}/pid; error_log stderr notice; events {} http { ${server} }`;
  writeFileSync(join(dir, 'nginx.conf'), config);
  const words = ['-c', join(dir, 'nginx.conf'), '-e', 'stderr'];
  const isReady = /start worker process /;
  return startService({ program: findProgram(PROGRAM), words, dir, output: 'stderr', isReady });
}
