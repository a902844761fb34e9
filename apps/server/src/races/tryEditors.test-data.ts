import type { OpenDatabase } from '../db';
import type { SharedRecord } from './editors.test-data';
import { setRaceScene } from './raceScene.test-data';
import { sendingTo } from './sending.test-data';

interface Numbers {
  editors: number;
  saves: number;
  /** How many requests are under way at a time. */
  atOnce: number;
}

/** What became of the saves of one record. */
export interface EditorsOutcome {
  record: string;
  accepted: number;
  conflicts: number;
  /** Accepted texts that are neither in the end result nor were read by whoever replaced them, and answers that are neither. */
  faults: readonly string[];
}

/** Lets people save one record again and again, each from what they read before, in any order. */
export async function tryEditors(
  database: OpenDatabase,
  records: readonly SharedRecord[],
  { editors, saves, atOnce }: Numbers,
  heard: (outcome: EditorsOutcome) => void,
): Promise<void> {
  const sending = sendingTo(database);
  await setRaceScene(database, sending);
  const read = sending.reader('collegeAdmin');
  for (const record of records) {
    const slots = await record.prepare(read, editors);
    const start = await record.open(read);
    const initial = new Map(slots.map((slot) => [slot, start.contentOf(slot)]));
    const steps: { slot: number; from: string; to: string }[] = [];
    const faults: string[] = [];
    let conflicts = 0;
    const inTurn = turns(atOnce);
    await Promise.all(
      slots.map(async (slot, editor) => {
        for (let save = 1; save <= saves; save += 1) {
          const work = await inTurn(() => record.open(read));
          const from = work.contentOf(slot);
          // Strengths have but two contents.
          const to = from === '0' ? '1' : from === '1' ? '0' : `editor ${editor}, save ${save}`;
          const { endpoint, sent } = work.save(slot, to);
          const { code, message, data } = await inTurn(() => sending.call('collegeAdmin', endpoint, sent));
          if (code === '0') steps.push({ slot, from, to });
          else if (code === '30009' && data !== null) conflicts += 1;
          else faults.push(`${code} ${message}`);
        }
      }),
    );
    const end = await record.open(read);
    for (const [slot, from] of initial)
      faults.push(
        ...brokenChains(
          steps.filter((step) => step.slot === slot),
          from,
          end.contentOf(slot),
        ),
      );
    heard({ record: record.name, accepted: steps.length, conflicts, faults });
  }
}

/** Each content that was stored must be the end, or have been what exactly one later save began from. */
function brokenChains(steps: readonly { from: string; to: string }[], initial: string, final: string): string[] {
  const balance = new Map<string, number>();
  const add = (content: string, by: number) => balance.set(content, (balance.get(content) ?? 0) + by);
  add(initial, 1);
  add(final, -1);
  for (const { from, to } of steps) {
    add(from, -1);
    add(to, 1);
  }
  return [...balance].flatMap(([content, left]) => (left === 0 ? [] : [`“${content}” was overwritten unseen`]));
}

/** Runs so many things at once; what waits runs in its order. */
function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await act();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
