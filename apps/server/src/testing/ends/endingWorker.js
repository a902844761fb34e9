import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel, workerData } from 'node:worker_threads';

// The engine's thread as it is in service, which also ends in the middle of a write of a file when it was asked to.
const endings = {
  stopped: () => process.exit(1),
  memory: fillHeap,
  fault() {
    throw new WebAssembly.RuntimeError('unreachable');
  },
};
/** The file system takes what a write throws for an error of the disk; what a sync throws goes through the engine. */
const places = { stopped: ['writeSync', 'fsyncSync'], memory: ['writeSync', 'fsyncSync'], fault: ['fsyncSync'] };

let ending;
new BroadcastChannel('engine-ends').addEventListener('message', ({ data }) => (ending = data));

for (const name of ['writeSync', 'fsyncSync']) {
  const act = fs[name];
  fs[name] = (...given) => {
    const isLast = ending && places[ending.how].includes(name) && (ending.writes -= 1) === 0;
    if (!isLast) return act(...given);
    if (ending.isDone) act(...given);
    return endings[ending.how]();
  };
}

function fillHeap() {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
}

await import(pathToFileURL(workerData.script).href);
