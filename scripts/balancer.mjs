/** An nginx before several server processes for tests, with the settings of `deploy/nginx.conf`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './paths.mjs';
import { temporaryFolder } from './temporaryFolder.mjs';

const program = '/usr/sbin/nginx';

/** Whether nginx is installed here. */
export const hasBalancer = () => fs.existsSync(program);

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts nginx, with a certificate of its own, before the processes that listen on these ports. */
export async function startBalancer(ports) {
  const folder = temporaryFolder('college-balancer-');
  const file = (name) => path.join(folder, name);
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-keyout', file('key.pem'), '-out', file('certificate.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...made], { stdio: 'ignore' });
  const [plain, secure] = [await freePort(), await freePort()];
  fs.writeFileSync(file('nginx.conf'), settingsFor({ folder, plain, secure, ports }));
  execFileSync(program, ['-p', folder, '-c', file('nginx.conf')]);
  return {
    origin: `https://localhost:${secure}`,
    plainOrigin: `http://localhost:${plain}`,
    stop() {
      execFileSync(program, ['-p', folder, '-c', file('nginx.conf'), '-s', 'quit']);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The deployed settings, with a test's own addresses in place of those of a college. */
function settingsFor({ folder, plain, secure, ports }) {
  const [first] = ports;
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n    ');
  const deployed = fs
    .readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:3000[^;]*;\s*server 127\.0\.0\.1:3001[^;]*;/, servers)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replaceAll('kc.college.example', 'localhost')
    .replace('/etc/ssl/college/fullchain.pem', path.join(folder, 'certificate.pem'))
    .replace('/etc/ssl/college/privkey.pem', path.join(folder, 'key.pem'));
  if (!deployed.includes(`127.0.0.1:${first} `) || deployed.includes('/etc/ssl/'))
    throw new Error('deploy/nginx.conf is not as this script knows it.');
  return `worker_processes 1;
pid ${path.join(folder, 'pid')};
error_log ${path.join(folder, 'error.log')};
events { worker_connections 1024; }
http {
    access_log off;
    client_body_temp_path ${path.join(folder, 'body')};
    proxy_temp_path ${path.join(folder, 'proxy')};
    fastcgi_temp_path ${path.join(folder, 'fastcgi')};
    uwsgi_temp_path ${path.join(folder, 'uwsgi')};
    scgi_temp_path ${path.join(folder, 'scgi')};
${deployed}
}
`;
}
