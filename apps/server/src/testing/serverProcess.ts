import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startBuilt } from './builtScript';
import { endEngine, endingFlags, type Ending } from './ends/endingServer';

/** The real server in a process of its own, on a port that the system chose. */
export interface ServerProcess {
  origin: string;
  /** Everything it printed. */
  output(): string;
  /** Its exit code, once it has ended in whatever way. */
  ended: Promise<number | null>;
  /** Ends this process, and no other, with a signal; answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends the thread of its engine; answers when, on the clock of `Date.now()`. */
  endEngine(ending: Ending): Promise<number>;
}

/** Starts the server on the database that the environment names, and waits until it said where it listens. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = startBuilt('main', [], { PATH, HOME, PORT: '0', LOG_LEVEL: 'info', ...environment }, endingFlags);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const origin = await announced(child, () => output);
  return { origin, output: () => output, ended, end: (signal) => end(child, signal), endEngine: (ending) => endEngine(child, ending) };
}

function announced(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\/\/localhost:\d+/.exec(output())?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened: ${output()}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}
