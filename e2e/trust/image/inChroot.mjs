/** The image without containers: built by `buildah`, and its server started as the image says, but in a chroot with a folder for /data and one for /tmp. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { freePort } from '../../../scripts/balancer.mjs';
import { root } from '../../../scripts/paths.mjs';
import { plain, signIn, secondsUntil } from './ask.mjs';
import { nodeDebian } from './debians.mjs';

const image = 'localhost/college-workbench';

/** Whether the tool for it is installed. */
export const hasBuildah = () => existsSync('/usr/bin/buildah');

/** Does it all below this folder; throws where something is not as the image says. */
export async function runInChroot(folder) {
  const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 };
  const buildah = (command, ...args) => execFileSync('buildah', [...storage, command, ...args], options);
  const mounted = [];
  const mount = (...args) => {
    execFileSync('mount', args);
    mounted.push(args.at(-1));
  };
  try {
    addBase(buildah, join(folder, 'debian'));
    buildah('bud', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', '-f', 'deploy/Containerfile', '-t', image, '.');
    await serve(buildah, mount, folder);
  } finally {
    for (const place of mounted.toReversed()) execFileSync('umount', [place]);
  }
}

function addBase(buildah, place) {
  nodeDebian.make(place);
  const container = buildah('from', 'scratch').trim();
  buildah('add', '-q', container, place);
  for (const change of nodeDebian.changes) buildah('config', '--env', change.replace('ENV ', ''), container);
  buildah('commit', '-q', container, nodeDebian.name);
  buildah('rm', container);
  rmSync(place, { recursive: true });
}

async function serve(buildah, mount, folder) {
  const container = buildah('from', image).trim();
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker;
  const [place, data] = [join(folder, 'root'), join(folder, 'data')];
  mkdirSync(place);
  mkdirSync(data);
  mount('--bind', buildah('mount', container).trim(), place);
  execFileSync('mount', ['-o', 'remount,ro,bind', place]);
  chownSync(data, ...config.User.split(':').map(Number));
  mount('--bind', data, join(place, 'data'));
  mount('-t', 'tmpfs', 'tmpfs', join(place, 'tmp'));

  const port = await freePort();
  const env = Object.fromEntries(config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  const inside = ['--userspec', config.User, place, '/usr/bin/env', '-C', config.WorkingDir];
  const options = { env: { ...env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'inherit' };
  const codeOf = async (...command) => (await once(spawn('chroot', [...inside, ...command], { ...options, stdio: 'ignore' }), 'exit'))[0];
  const server = spawn('chroot', [...inside, ...config.Cmd, '--sample'], options);
  const ended = once(server, 'exit');
  await secondsUntil('the server is healthy', async () => (await codeOf(...config.Healthcheck.Test.slice(1))) === 0);
  await signIn(plain(`http://127.0.0.1:${port}`), { email: sampleUser('majorLeader').email, password: samplePassword });
  if ((await codeOf('touch', '/college/x')) === 0) throw new Error('The root can be written.');
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
  console.log(`Healthy by the image's own check, as ${config.User} on a read-only root; signed in; ended by itself.`);
}
