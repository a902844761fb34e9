import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// `trust:growth` gives this to the server's process with `--import`: it answers how long that process's main thread was held at most since the last question, how much of the
// processor that thread took in its longest turn, which other programs do not lengthen (on Linux), and how much of it the process took.
const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let before = process.cpuUsage();
const ofThread = `/proc/self/task/${process.pid}/schedstat`;
const usedByThread = () => Number(readFileSync(ofThread, 'utf8').split(' ', 1)[0]) / 1e6;
let turn = existsSync(ofThread) ? 0 : Number.NaN;
if (turn === 0) {
  let used = usedByThread();
  setInterval(() => {
    const now = usedByThread();
    turn = Math.max(turn, now - used);
    used = now;
  }, resolution).unref();
}

process.on('message', ({ loopDelay }) => {
  if (loopDelay === undefined) return;
  const { user, system } = process.cpuUsage(before);
  process.send({ turn, held: delay.max / 1e6 - resolution, processor: (user + system) / 1000 });
  before = process.cpuUsage();
  delay.reset();
  turn *= 0;
});
process.channel.unref();
