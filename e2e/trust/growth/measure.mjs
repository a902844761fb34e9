/** Times calls at a server that was started with `loopDelayOnRequest.js`. */
import { send } from './send.mjs';

/**
 * What a call costs: its first answer and the median of the later ones in ms, the processor time of the server and that of the longest turn of its main thread, how long that thread was held at least by
 * every one of them (a machine that is busy otherwise holds it now and then, a call does it always), and the size of the answer.
 */
export async function measure({ server, authToken }, make, rounds = 7) {
  const tries = [];
  for (let round = 0; round <= rounds; round += 1) {
    await server.ask({ loopDelay: true });
    const begun = performance.now();
    const call = make(round);
    const text = await send({ origin: server.origin, authToken }, call);
    const took = performance.now() - begun;
    if (!text.startsWith('{"code":"0"')) throw new Error(`${call[0].path}: ${text.slice(0, 200)}`);
    const { held, turn, processor } = await server.ask({ loopDelay: true });
    tries.push({ took, size: Buffer.byteLength(text), held, turn, processor });
  }
  const later = tries.slice(1);
  const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
  return {
    first: tries[0].took,
    took: median(later.map(({ took }) => took)),
    processor: median(later.map(({ processor }) => processor)),
    turn: median(later.map(({ turn }) => turn)),
    held: Math.min(...later.map(({ held }) => held)),
    size: Math.max(...tries.map(({ size }) => size)),
  };
}
