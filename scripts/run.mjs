/** Starts other programs of the repository and waits for them. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Path of a program that the root's dependencies bring along. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** Arguments that have Node check the types of all projects; the native compiler needs a third of the processor time. */
export const typeCheck = [join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'), '-b', '--singleThreaded'];

/** What a program finds in its environment, but for the settings of tsx of whoever starts it, whose path leads nowhere from another folder. */
function environmentOf(env) {
  const { TSX_TSCONFIG_PATH: _ofStarter, ...inherited } = process.env;
  return { ...inherited, ...env };
}

/** Runs a program in the repository (or `cwd` below it); returns its exit code, with its output shown. */
export function run(command, args, { cwd = '.', env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: join(root, cwd),
    env: environmentOf(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  });
  if (quiet && result.status !== 0) console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}

/**
 * Starts a program in the repository. `ended` resolves with its exit code; with `isHeld` its output is buffered until then, so that the output of
 * programs that run at the same time doesn't mix.
 */
export function begin(command, args, { env = {}, isHeld = false } = {}) {
  const output = isHeld ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: environmentOf(env),
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said.push(words));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, error }));
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  }).then(({ code, error }) => {
    if (error) said.push(Buffer.from(`${error.message}\n`));
    return { code, output: Buffer.concat(said) };
  });
  return { pid: child.pid, ended };
}

/** Runs a program and ends this one when it fails. */
export function runOrExit(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}
