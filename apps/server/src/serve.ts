import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { RequestVariables } from './http/requestLog';

const drainMilliseconds = 10_000;

/** Opens the port; throws a sentence when somebody else has it. */
export async function listen(app: Hono<{ Variables: RequestVariables }>, port: number, host: string): Promise<Server> {
  // The adaptor also makes HTTP/2 servers; without that option it is a plain one.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host }) as Server;
  // Longer than the sixty seconds for which proxies keep a connection: else one of them sends into a connection that just ended.
  server.keepAliveTimeout = 75_000;
  // A slow upload may take its time, a connection that sends nothing may not.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error));
    server.listen(port, host, resolve);
  });
  return server;
}

/** Takes no new request, lets the present ones end, and cuts what is left after ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearTimeout(timer);
}

/** The port that the system gave. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function portTaken(port: number): string {
  return `端口 ${port} 已被占用，请用 PORT 指定其他端口。 Port ${port} is taken. Choose another one with PORT.`;
}
