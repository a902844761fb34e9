import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';

// A test gives this to a server's process with `--import`: the engine's thread of that process then ends when the test asks for it. The server knows
// nothing of it.
const { BroadcastChannel, Worker } = workers;
const thread = new URL('endingWorker.js', import.meta.url);
const heapMegabytes = 64;
const channel = new BroadcastChannel('engine-ends');
channel.unref();
let engine;

workers.Worker = class extends Worker {
  constructor(script, options) {
    const isEngine = String(script).endsWith('engineWorker.js');
    super(isEngine ? thread : script, isEngine ? endable(script, options) : options);
    if (!isEngine) return;
    engine = this;
    this.once('exit', () => process.connected && process.send({ ended: Date.now() }));
  }
};
syncBuiltinESMExports();

function endable(script, { workerData, resourceLimits, ...options }) {
  return {
    ...options,
    workerData: { ...workerData, script },
    resourceLimits: { ...resourceLimits, maxOldGenerationSizeMb: heapMegabytes },
  };
}

process.on('message', (ending) => {
  if (ending.how === undefined) return;
  if (ending.how === 'terminated') void engine.terminate();
  else channel.postMessage(ending);
});
// The server ends when it has nothing more to do, whoever listens.
process.channel.unref();
