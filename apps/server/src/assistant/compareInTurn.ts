import { httpMessages } from '../http/messages';
import { Unavailable } from '../http/refusal';
import { LaneFullError, takeFairTurns } from '../turns/takeFairTurns';
import { onCompareThread, type Comparing } from './compareThread';
import { assistantMessages } from './messages';

/** How much may wait, and for how long. */
interface QueueLimits {
  mostOfPerson: number;
  mostCharacters: number;
  milliseconds: number;
}

const usualLimits: QueueLimits = { mostOfPerson: 40, mostCharacters: 20_000_000, milliseconds: 8000 };

/** Lets one job after another be compared; people take turns. What would wait behind too much, or for too long, is refused with a sentence. */
export function inTurn(
  compare: Comparing,
  { mostOfPerson, mostCharacters, milliseconds } = usualLimits,
): Comparing & { countWaiting: () => number } {
  const turns = takeFairTurns({ places: 1, mostWaiting: mostOfPerson });
  let characters = 0;
  const inTurns: Comparing = async (job, asking) => {
    const { stopping } = asking;
    const refusal = () => new Unavailable(stopping?.aborted ? httpMessages.stopping : assistantMessages.busy);
    const size = job.rows.length;
    if (stopping?.aborted || characters + size > mostCharacters) throw refusal();
    characters += size;
    let refuse: () => void = () => undefined;
    let isRefused = false;
    const waited = new Promise<never>((_, reject) => {
      refuse = () => {
        isRefused = true;
        reject(refusal());
      };
    });
    const timer = setTimeout(refuse, milliseconds);
    stopping?.addEventListener('abort', refuse);
    function endWaiting() {
      clearTimeout(timer);
      stopping?.removeEventListener('abort', refuse);
    }
    const turn = turns
      .run(`user ${asking.userId}`, async () => {
        if (isRefused) throw refusal();
        endWaiting();
        return await compare(job, asking);
      })
      .finally(() => (characters -= size));
    try {
      return await Promise.race([turn, waited]);
    } catch (error) {
      throw error instanceof LaneFullError ? refusal() : error;
    } finally {
      endWaiting();
    }
  };
  return Object.assign(inTurns, { countWaiting: turns.countAllWaiting });
}

/** The server's own thread and queue. */
export const compareInTurn = inTurn(onCompareThread());
