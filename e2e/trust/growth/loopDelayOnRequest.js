import { monitorEventLoopDelay } from 'node:perf_hooks';

// `trust:growth` gives this to the server's process with `--import`: it answers how long that process's main thread was held at most since the last question,
// and how much of the processor the process took.
const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let before = process.cpuUsage();

process.on('message', ({ loopDelay }) => {
  if (loopDelay === undefined) return;
  const { user, system } = process.cpuUsage(before);
  process.send({ held: delay.max / 1e6 - resolution, processor: (user + system) / 1000 });
  before = process.cpuUsage();
  delay.reset();
});
process.channel.unref();
