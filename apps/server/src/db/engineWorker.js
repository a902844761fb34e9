import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.js';
import { watchFaults } from './engineFaults.js';

/** The embedded engine on a thread of its own: one request of wire-protocol bytes after another, one reply each. */
const port = parentPort;
if (!port) throw new Error('engineWorker: it has no parent thread. It only works as a worker. Start it through openEmbedded.');

const engine = await openEngine(workerData);
watchFaults(engine, end);
noteMemory();
port.postMessage({ ready: true });

let queue = Promise.resolve();
port.on('message', (request) => {
  queue = queue.then(() => answer(request));
});

async function answer({ id, act, bytes }) {
  try {
    const reply = await acts[act](bytes);
    if (!engine.closed) noteMemory();
    port.postMessage({ id, bytes: reply }, reply ? [reply.buffer] : []);
  } catch (error) {
    port.postMessage({ id, error: inWords(error) });
  }
}

function noteMemory() {
  workerData.memory[0] = engine.Module.HEAPU8.byteLength;
}

const acts = {
  /** A new client must not inherit the transaction or the prepared statements of one that vanished. */
  async start(bytes) {
    if (engine.isInTransaction()) await engine.exec('rollback');
    await engine.exec('deallocate all');
    return await exchange(bytes);
  },
  query: exchange,
  async image() {
    const image = await engine.dumpDataDir('none');
    return new Uint8Array(await image.arrayBuffer());
  },
  async close() {
    await engine.close();
  },
};

/**
 * The reply to a client's bytes, which must come from the raw stream: `execProtocolRaw` of PGlite 0.5.16 keeps every message that it ever answered
 * (docs/decisions/0030-engine-thread.md).
 */
async function exchange(bytes) {
  const parts = [];
  try {
    // What is handed over is a view of the engine's own memory, where the next part will stand.
    await engine.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  } catch (error) {
    // An SQL error is a reply like any other.
    end(error);
  }
  return joined(parts);
}

function joined(parts) {
  if (parts.length === 1) return parts[0];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Ends this thread, and no other, at once: what a broken engine would still answer or write is worth nothing. */
function end(fault) {
  port.postMessage({ fault: inWords(fault) });
  process.exit(1);
}

/** Only words travel: the engine's error objects drag the whole engine along, and not all of them are Errors. */
function inWords(error) {
  const { name = 'unknown', message = '', status = '' } = error ?? {};
  return `${name}: ${message || status}`.slice(0, 500);
}
