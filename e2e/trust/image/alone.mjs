/** One container on the embedded engine, by the lines of docs/operating.md. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { answered } from './answered.mjs';
import { plain, signIn, secondsUntil } from './ask.mjs';

const name = 'workbench';
const forbidden = ['/x', '/college/x', '/etc/x'];
const allowed = ['/data/x', '/tmp/x'];
const run = promisify(execFile);

/** Follows these two lines; throws where something is not as the page says. */
export async function followAlone([createAdmin, serve], administrator, answers) {
  const ask = plain('http://127.0.0.1:3000');
  await answered(createAdmin, answers);
  await sh(serve);
  const healthy = await untilHealthy(name);
  await signIn(ask, administrator);
  for (const path of allowed) await podman('exec', name, 'touch', path);
  for (const path of forbidden) if (!(await fails(podman('exec', name, 'touch', path)))) throw new Error(`${path} was written.`);

  const begun = performance.now();
  await podman('stop', name);
  const stopped = Math.round(performance.now() - begun) / 1000;
  const code = (await podman('inspect', '--format', '{{.State.ExitCode}}', name)).trim();
  if (code !== '0') throw new Error(`The server ended with ${code}.`);
  await podman('rm', name);
  await sh(serve);
  await untilHealthy(name);
  await signIn(ask, administrator);

  await podman('stop', name);
  await startAsAtBoot();
  await untilHealthy(name);
  await signIn(ask, administrator);
  await podman('rm', '--force', name);
  console.log(
    `Alone: healthy after ${healthy} s, on a read-only root without capabilities; stopped in ${stopped} s; the administrator is there in a new container and after a start of the machine.`,
  );
}

/** What the unit podman-restart.service runs. */
export const startAsAtBoot = () => podman('start', '--all', '--filter', 'restart-policy=always');

/** Waits until the health check of the image is content; answers the seconds. */
export const untilHealthy = (container) =>
  secondsUntil(`${container} is healthy`, async () => !(await fails(podman('healthcheck', 'run', container))));

/** One command of Podman; answers what it tells. */
export const podman = async (...args) => (await run('podman', args)).stdout;

/** One line of a shell. */
export const sh = (line, options) => run('sh', ['-ec', line], options);

/** Whether a command in a container ends with an error of its own. */
async function fails(command) {
  try {
    await command;
    return false;
  } catch (error) {
    if (typeof error.code !== 'number') throw error;
    return true;
  }
}
