import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that systems give to connections: while a server that was killed is not yet back, no connection takes its port.
const [lowest, end] = [20_000, 32_000];

/** A port that nobody listens on now, so that two runs on one machine do not meet. */
export async function freePort(choose = () => randomInt(lowest, end)): Promise<number> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const port = choose();
    if (await isFree(port)) return port;
  }
  throw new Error(`freePort: a hundred ports between ${lowest} and ${end} were all taken. End what listens there.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
