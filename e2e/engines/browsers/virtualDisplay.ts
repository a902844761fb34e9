import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { xvfbPath } from './installed';

/** An X server that draws into memory, on the first display that is free. */
export async function openDisplay() {
  const server = spawn(xvfbPath()!, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => server.kill());
  const number = await new Promise<string>((resolve, reject) => {
    (server.stdio[3] as Readable).once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once('exit', (code) => reject(new Error(`Xvfb did not start; it ended with ${code}.`)));
  });
  return { name: `:${number}`, close: () => server.kill() };
}
