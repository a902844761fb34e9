/**
 * `npm run trust:image`, as root on Debian with `buildah` and `debootstrap`: builds deploy/Containerfile on a Debian made here with this machine's Node.js and npm, and starts the image's
 * server as the image says, but in a chroot: as its user, on a read-only root, with a folder for /data and one for /tmp. It fails where the build fails, the server does not
 * become healthy, somebody cannot sign in, anything but /data and /tmp is written, or the server does not end by itself when it is told to.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { freePort } from '../../scripts/balancer.mjs';
import { root } from '../../scripts/paths.mjs';

const tools = ['/usr/bin/buildah', '/usr/sbin/debootstrap'];
if (process.getuid() !== 0 || !tools.every((tool) => existsSync(tool))) {
  console.log('trust:image: it takes root, buildah and debootstrap (Debian packages of these names).');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'college-image-'));
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const [base, image] = ['localhost/college-base', 'localhost/college-workbench'];
const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
const mounted = [];

try {
  makeBase();
  const begun = performance.now();
  buildah(
    'bud',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--format',
    'docker',
    '--build-arg',
    `BASE=${base}`,
    '-f',
    'deploy/Containerfile',
    '-t',
    image,
    '.',
  );
  const [{ size }] = JSON.parse(buildah('images', '--json', image));
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s: ${size} with its Debian and Node.js.`);
  await serve();
} finally {
  for (const place of mounted.toReversed()) execFileSync('umount', [place]);
  rmSync(folder, { recursive: true, force: true });
}

function buildah(command, ...args) {
  return execFileSync('buildah', [...storage, command, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
}

/** What an image of Debian with Node.js holds; certificates and settings of npm are those of this machine, which may reach the registry by a proxy only. */
function makeBase() {
  const place = join(folder, 'debian');
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', place], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync(process.execPath, join(place, 'usr/bin/node'));
  const npm = dirname(dirname(realpathSync('/usr/bin/npm')));
  cpSync(npm, join(place, 'usr/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(place, 'usr/bin', name));
  cpSync(certificates, join(place, certificates));
  const container = buildah('from', 'scratch').trim();
  buildah('add', '-q', container, place);
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  buildah('commit', '-q', container, base);
  buildah('rm', container);
  rmSync(place, { recursive: true });
}

async function serve() {
  const container = buildah('from', image).trim();
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker;
  const place = join(folder, 'root');
  mkdirSync(place);
  mount('--bind', buildah('mount', container).trim(), place);
  execFileSync('mount', ['-o', 'remount,ro,bind', place]);
  const data = join(folder, 'data');
  mkdirSync(data);
  const [uid, gid] = config.User.split(':').map(Number);
  chownSync(data, uid, gid);
  mount('--bind', data, join(place, 'data'));
  mount('-t', 'tmpfs', 'tmpfs', join(place, 'tmp'));

  const port = await freePort();
  const env = Object.fromEntries(config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const inside = ['--userspec', config.User, place, '/usr/bin/env', '-C', config.WorkingDir];
  const options = { env: { ...env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'inherit' };
  const server = spawn('chroot', [...inside, ...config.Cmd, '--sample'], options);
  const ended = once(server, 'exit');
  await untilHealthy(() => spawnedHealth(inside, config.Healthcheck.Test.slice(1), options));
  await signIn(`http://127.0.0.1:${port}`);
  if (canWrite(inside)) throw new Error('The root can be written.');
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
  console.log(`Healthy by the image's own check, as ${config.User} on a read-only root; signed in; ended by itself. Faults: 0.`);
}

function mount(...args) {
  execFileSync('mount', args);
  mounted.push(args.at(-1));
}

async function spawnedHealth(inside, command, options) {
  const [code] = await once(spawn('chroot', [...inside, ...command], { ...options, stdio: 'ignore' }), 'exit');
  return code === 0;
}

async function untilHealthy(isHealthy) {
  for (let turn = 0; turn < 60; turn += 1) {
    if (await isHealthy()) return;
    await pause(1000);
  }
  throw new Error('The server did not become healthy within a minute.');
}

async function signIn(origin) {
  const body = JSON.stringify({ email: sampleUser('majorLeader').email, password: samplePassword });
  const headers = { 'content-type': 'application/json' };
  const { code, message } = await (await fetch(`${origin}/college/api/auth/login`, { method: 'POST', headers, body })).json();
  if (code !== '0') throw new Error(`Nobody can sign in: ${message}`);
  const page = await fetch(`${origin}/course/`);
  if (!page.ok) throw new Error(`The workbench answers ${page.status}.`);
}

function canWrite(inside) {
  try {
    execFileSync('chroot', [...inside, 'sh', '-c', 'touch /college/x'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
