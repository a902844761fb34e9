import { spawn, type ChildProcessWithoutNullStreams, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that scripts/testServer.mjs made. */
    builtServer: string;
  }
}

type Script = 'main' | 'createAdmin' | 'importOccupations' | 'importQualifications' | 'endlessWriter' | 'lockStarter';

/** The path of a script of the built server. */
export function builtScript(name: Script): string {
  return path.join(inject('builtServer'), `${name}.js`);
}

// The embedded engine is compiled once only: a process of a test ends before the second, better compilation has paid.
const flags = ['--enable-source-maps', '--liftoff-only'];

/** Starts a script of the built server as a process of its own, which takes a third of the time that it takes from source. */
export function startBuilt(
  name: Script,
  parameters: readonly string[],
  env = process.env,
  ownFlags: string[] = [],
): ChildProcessWithoutNullStreams {
  // The channel is for tests that send messages to the process they started.
  const stdio: StdioOptions = ['pipe', 'pipe', 'pipe', 'ipc'];
  return spawn(process.execPath, [...flags, ...ownFlags, builtScript(name), ...parameters], {
    env,
    stdio,
  }) as ChildProcessWithoutNullStreams;
}
