import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A network between the server and PostgreSQL that can fall silent, and that can be away. */
export interface PausingProxy {
  /** The address of the database by way of this network. */
  url: string;
  /** Nothing is forwarded any more, and no connection ends: as with a machine that is paused. */
  pause(): void;
  resume(): void;
  /** Ends every connection and refuses new ones. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Forwards connections to the PostgreSQL of an address, which may name a folder with a socket. */
export async function startPausingProxy(target: string): Promise<PausingProxy> {
  const url = new URL(target);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  let isPaused = false;

  const server = net.createServer((near) => {
    const far = folder ? net.connect(`${folder}/.s.PGSQL.${port}`) : net.connect(port, url.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isPaused) from.pause();
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(own);

  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const [near] of pairs) near.destroy();
    });
  return {
    url: url.href,
    pause() {
      isPaused = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of [...pairs].flat()) socket.resume();
    },
    leave,
    comeBack: () => listen(own),
    close: leave,
  };
}
