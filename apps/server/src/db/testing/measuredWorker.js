import v8 from 'node:v8';
import vm from 'node:vm';
import { BroadcastChannel } from 'node:worker_threads';
import '../engineWorker.js';

// The engine's thread as it is in service, which also says on a channel of its own how much it holds once all rubbish is gone.
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

const channel = new BroadcastChannel('engine-memory');
channel.addEventListener('message', ({ data }) => {
  if (data !== 'measure') return;
  collect();
  channel.postMessage(process.memoryUsage().heapUsed);
});
