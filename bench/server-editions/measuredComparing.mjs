/** One server with a whole major, for `run.mjs`: compares states of it, of which every course changed, and prints the times and how long the main thread was held. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openMeasured } from './openMeasured.mjs';

const rounds = 4;
const [, , engine, place] = process.argv;
const { database, base, headers, majorId, start, close } = await openMeasured(engine, place);

const times = { kept: [], live: [], page: [], list: [], progress: [], figures: [] };
let longestHold = 0;
const editions = [await start('compared-0')];
for (let round = 1; round <= rounds; round += 1) {
  await changeEveryCourse(round);
  const [earlier] = editions.slice(-1);
  await watched(async () => {
    times.live.push(await get('compare', { left: `base:${earlier}`, right: `current:${majorId}` }));
    times.page.push(await get('changes', { left: `base:${earlier}`, right: `current:${majorId}`, pageNum: 1, pageSize: 50 }));
  });
  const made = await start(`compared-${round}`);
  editions.push(made);
  await watched(async () => {
    times.kept.push(await get('compare', { left: `base:${earlier}`, right: `base:${made}` }));
  });
}
const four = editions.slice(0, 4).map((id) => `edition:${id}`);
await watched(async () => {
  for (let round = 0; round < rounds; round += 1) {
    times.list.push(await get('list', { majorId }));
    times.progress.push(await get('list', { majorId, figures: 1 }));
    times.figures.push(await get('figures', { refs: four.join(',') }));
  }
});
const { data } = await (await fetch(`${base}/edition/compare?left=base:${editions[0]}&right=base:${editions.at(-1)}`, { headers })).json();
console.log(JSON.stringify({ times, changes: data.changes, held: longestHold }));
await close();

/** Notes how long the main thread is held by an act. A histogram that is stopped and started again would count what lay in between as a hold. */
async function watched(act) {
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  await act();
  held.disable();
  longestHold = Math.max(longestHold, held.max / 1e6);
}

async function get(call, query) {
  const begun = performance.now();
  const reply = await (await fetch(`${base}/edition/${call}?${new URLSearchParams(query)}`, { headers })).json();
  const time = performance.now() - begun;
  if (reply.code !== '0') throw new Error(`bench/server-editions: /edition/${call} answered ${reply.code} ${reply.message}`);
  return time;
}

/** A text of every course, a quarter of its points, its goals, and one of its supports. */
async function changeEveryCourse(round) {
  await database.db.execute(`
    update points set title = title || '·${round}' where position % 4 = 0;
    update teaching_goals set description = description || '·${round}';
    update major_matrix_entries set relate = 1 - relate where id in (select min(id) from major_matrix_entries group by course_unit_id);
    update course_units set introduction = introduction || '·${round}' where major_id = ${majorId};`);
}
