import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { EngineHost } from './engineHost';
import type { EngineThread } from './engineThread';

/**
 * What pg takes for a socket. Bytes are gathered until the engine must answer (Query, Sync, Flush), so that a statement with its
 * parameters is one message to the thread. It ends with the thread that it began on: what a client holds there, such as an open transaction,
 * is nowhere else.
 */
export class EngineStream extends Duplex {
  #host: Pick<EngineHost, 'thread'>;
  #thread: EngineThread | undefined;
  #forgetThread = () => {};
  #pending: Buffer[] = [];

  constructor(host: Pick<EngineHost, 'thread'>) {
    super();
    this.#host = host;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    callbackify(() => this.#take(chunk))(done);
  }

  async #take(chunk: Buffer): Promise<void> {
    this.#pending.push(chunk);
    const bytes = Buffer.concat(this.#pending);
    if (this.#thread && !asksForAnswer(bytes)) {
      this.#pending = [bytes];
      return;
    }
    this.#pending = [];
    // The engine serves the next client: a farewell is no business of its own, and it may be closing already.
    if (this.#thread && bytes.readUInt8(0) === terminateType) return;
    const act = this.#thread ? 'query' : 'start';
    const thread = (this.#thread ??= await this.#begin());
    const reply = await thread.ask(act, Uint8Array.from(bytes));
    if (reply.length > 0) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.length));
  }

  async #begin(): Promise<EngineThread> {
    const thread = await this.#host.thread();
    this.#forgetThread = thread.onEnd((reason) => this.destroy(reason));
    return thread;
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#forgetThread();
    done(error);
  }
}

const terminateType = 'X'.charCodeAt(0);
const askingTypes = new Set(['Q', 'S', 'H', 'X'].map((type) => type.charCodeAt(0)));

/** Whether the last message is whole and one that the engine answers. Each is a type byte and a length that counts itself. */
function asksForAnswer(bytes: Buffer): boolean {
  let offset = 0;
  let type = 0;
  while (offset + 5 <= bytes.length) {
    type = bytes.readUInt8(offset);
    offset += 1 + bytes.readUInt32BE(offset + 1);
  }
  return offset === bytes.length && askingTypes.has(type);
}
