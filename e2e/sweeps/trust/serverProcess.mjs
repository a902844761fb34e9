/** The built server in a process of its own, whose engine's thread can be ended and whose clock can be set. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endEngine, endingFlags } from '../../../apps/server/src/testing/ends/endingServer';
import { builtServer } from '../../../scripts/testServer.mjs';

// Once for a run: sources may be edited meanwhile.
const built = builtServer();
const clock = fileURLToPath(import.meta.resolve('../../../apps/server/src/testing/ends/clockOnRequest.js'));
const flags = [...endingFlags, '--import', clock];

/** Starts it as `spawnServer` does, and waits until it prints its address. */
export async function startServer(place) {
  const server = await spawnServer(place);
  const origin = await Promise.race([server.listening, server.ended]);
  if (typeof origin !== 'string') throw new Error(`The server ended with ${server.ending()} before it listened: ${server.output()}`);
  return { ...server, origin };
}

/**
 * Starts it on a folder, or on PostgreSQL by its URL (of a pooler where a `directUrl` leads past it, with a `replicaUrl` beside it), with the sample programme where nothing is; `listening` resolves
 * to its address, and its process first loads the scripts in `imports`. `program` is the folder of another built server, `workbench` that of the pages it serves.
 */
export async function spawnServer({
  folder,
  url,
  directUrl,
  replicaUrl,
  metricsToken,
  program,
  workbench,
  port = 0,
  logLevel = 'warn',
  imports = [],
}) {
  const script = join(program ?? (await built), 'main.js');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...flags, ...imports.flatMap((file) => ['--import', file]), script, '--sample'], {
    env: {
      PATH,
      HOME,
      PORT: String(port),
      LOG_LEVEL: logLevel,
      ...(url ? { DATABASE_URL: url } : { DATA_DIR: folder }),
      ...(directUrl && { DATABASE_DIRECT_URL: directUrl }),
      ...(replicaUrl && { REPLICA_DATABASE_URL: replicaUrl }),
      ...(workbench && { WORKBENCH_DIR: workbench }),
      ...(metricsToken && { METRICS_TOKEN: metricsToken }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    listening: announced(child, () => output),
    ended: once(child, 'close').then(([code]) => code),
    /** The signal or exit code with which it ended. */
    ending: () => child.signalCode ?? child.exitCode,
    pid: child.pid,
    output: () => output,
    endEngine: (ending) => endEngine(child, ending),
    /** Lets its clock go wrong by so many milliseconds. */
    setClock: (clockOffset) => child.send({ clockOffset }),
    /** Sends the process a message and answers what it says to it; for scripts of `imports`. */
    ask(message) {
      const answered = once(child, 'message').then(([answer]) => answer);
      child.send(message);
      return answered;
    },
    signal: (name) => child.kill(name),
  };
}

function announced(child, output) {
  return new Promise((resolve) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/localhost:\d+/.exec(output())?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
  });
}
