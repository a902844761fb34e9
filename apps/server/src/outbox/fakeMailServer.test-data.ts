import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that stores accepted mails, and rejects those it is configured to. */
export interface FakeMailServer {
  url: string;
  /** Raw messages in the order they came. */
  messages: string[];
  /** What it says at the beginning; 220 goes on. */
  greeting: string;
  /** The answer to MAIL FROM; 250 takes the sender. */
  toSender: string;
  /** The answer to RCPT TO; 250 takes the mail. */
  answer: string;
  close(): Promise<void>;
}

/** Opens one on a free port of this machine, by one of its addresses. */
export async function openFakeMailServer(host = '127.0.0.1'): Promise<FakeMailServer> {
  const sockets = new Set<Socket>();
  const fake: FakeMailServer = { url: '', messages: [], greeting: '220 fake', toSender: '250 ok', answer: '250 ok', close };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, fake);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  fake.url = `smtp://${host}:${(server.address() as AddressInfo).port}`;
  return fake;

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

function talk(socket: Socket, fake: FakeMailServer): void {
  let received = '';
  let message: string[] | undefined;
  socket.write(`${fake.greeting}\r\n`);
  socket.on('data', (bytes) => {
    const lines = (received + bytes.toString('utf8')).split('\r\n');
    received = lines.pop() ?? '';
    for (const line of lines) socket.write(message ? receive(line) : answer(line));
  });

  function receive(line: string): string {
    if (line !== '.') {
      message?.push(line);
      return '';
    }
    fake.messages.push(message?.join('\n') ?? '');
    message = undefined;
    return '250 kept\r\n';
  }

  function answer(line: string): string {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') message = [];
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    if (verb === 'STAR') return '502 no TLS here\r\n';
    if (verb === 'MAIL') return `${fake.toSender}\r\n`;
    if (verb === 'RCPT') return `${fake.answer}\r\n`;
    return verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '' : '250 ok\r\n';
  }
}
