import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { refuseWhileStopping } from './http/refuseWhileStopping';
import type { RequestVariables } from './http/requestLog';

const drainMilliseconds = 10_000;

/** An open port. */
export interface Listener {
  /** The port that the system gave. */
  port: number;
  /** Takes no new request, lets the present ones end, and cuts what is left after ten seconds. */
  drain(): Promise<void>;
}

/** Opens the port; throws a sentence when somebody else has it. */
export async function listen(app: Hono<{ Variables: RequestVariables }>, port: number, host: string): Promise<Listener> {
  const server = createServer(getRequestListener(app.fetch, { hostname: host }));
  // Longer than the sixty seconds for which proxies keep a connection: else one of them sends into a connection that just ended.
  server.keepAliveTimeout = 75_000;
  // A slow upload may take its time, a connection that sends nothing may not.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  const underWay = followResponses(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, drain: () => drain(server, underWay) };
}

/** The responses that have not ended yet. */
function followResponses(server: Server): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}

async function drain(server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.removeAllListeners('request');
  server.on('request', refuseWhileStopping);
  for (const response of underWay) {
    // The client learns with the response that nothing more is taken on this connection.
    if (!response.headersSent) response.setHeader('connection', 'close');
    // What has sent its headers ends as a connection that may be kept, and is then an idle one.
    response.once('close', () => server.closeIdleConnections());
  }
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearTimeout(timer);
}

function portTaken(port: number): string {
  return `端口 ${port} 已被占用，请用 PORT 指定其他端口。 Port ${port} is taken. Choose another one with PORT.`;
}
