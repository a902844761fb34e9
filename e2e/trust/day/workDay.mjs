/** People at work for a day: they come in the morning, one in three works at noon, and go on in the afternoon. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@college/api-client';
import * as calls from '@college/api-client/contract';
import { rarerWork } from '../../sweeps/trust/rarerWork.mjs';
import { usualMix } from '../../sweeps/trust/usualMix.mjs';
import { outcomeOf } from '../outcomes.mjs';

const [arrival, noon, afternoon] = [0.05, 0.45, 0.55];
const rarerEvery = 12;
const conflict = '30009';
/** Somebody who is told that the server is away tries again for so long. */
const patience = 15_000;
const page = { pageNum: 1, pageSize: 20 };

/** Lets everybody work; `end` resolves when the last one has finished. */
export function workDay({ origin, people, fetch, day, think, tell }) {
  const figures = { calls: 0, repeated: 0, conflicts: 0, slowest: 0 };
  const begun = performance.now();
  let isOver = false;
  const working = people.map(work);

  async function work({ user, majorId, authToken, band }, index) {
    await pause((day * arrival * index) / people.length);
    const session = { authToken: () => authToken, clear: () => tell(`${user.userName} was signed out`) };
    const client = createClient({ baseUrl: `${origin}/college/api`, fetch, session });
    const acts = await patiently(() => actsOf(client, { user, majorId, band }));
    for (let turn = index; !isOver; turn += 1) {
      const share = (performance.now() - begun) / day;
      const isAtLunch = share > noon && share < afternoon && index % 3 > 0;
      await pause(Math.random() * 2 * think);
      if (isAtLunch) continue;
      figures.calls += 1;
      await patiently(turn % rarerEvery === 0 ? acts.rarer[(turn / rarerEvery) % acts.rarer.length] : acts.usual[turn % acts.usual.length]);
    }
  }

  /** Does an act, and does it again while the server or the database is away. */
  async function patiently(act) {
    const since = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const done = await act();
        if (attempt > 1) figures.slowest = Math.max(figures.slowest, Math.round(performance.now() - since));
        return done;
      } catch (error) {
        if (error.code === conflict) return void (figures.conflicts += 1);
        const isAway = ['refused', 'uncertain', 'cut'].includes(outcomeOf(error));
        if (!isAway || performance.now() - since > patience) return tell(`${error.code ?? error.name} ${error.message}`);
        if (attempt === 1) figures.repeated += 1;
        await pause(250);
      }
    }
  }

  async function end() {
    isOver = true;
    await Promise.all(working);
  }

  return { end, figures: () => figures };
}

/** What a person of a band does: all the time, and now and then. */
async function actsOf(client, { user, majorId, band }) {
  const own = band === 'courseLeader' ? { courseId: user.relativeId } : {};
  const usual = await usualMix(client, { user, majorId, ...own });
  const rarer = Object.values(await rarerWork(client, { majorId, ...own }));
  if (band === 'collegeManager')
    rarer.push(
      () => client.call(calls.listUsers, { body: page }),
      () => client.call(calls.getOverview, { query: {} }),
    );
  return { usual, rarer };
}
