/** Runs a program of npm in a folder outside the repository. */
import { spawnSync } from 'node:child_process';

/** Returns what the program said; throws it where the program failed. */
export function runIn(folder, command, args) {
  const result = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${result.stdout ?? ''}${result.stderr ?? ''}`);
  return `${result.stdout}${result.stderr}`;
}
