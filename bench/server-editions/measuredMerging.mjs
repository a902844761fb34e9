/** One server with a whole major, for `run.mjs`: plans, merges and undoes drafts of it, and prints the times, how long the main thread was held, and how long other people waited for a read. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openMeasured } from './openMeasured.mjs';

const rounds = 4;
const [, , engine, place] = process.argv;
const { database, base, headers, majorId, start, close } = await openMeasured(engine, place);

const sizes = [
  ['', 20],
  ['All', 60],
];
const times = { plan: [], merge: [], undo: [], planAll: [], mergeAll: [], undoAll: [] };
/** The processor time of the same acts, in the whole process, which depends less on what else the machine does. */
const processor = { plan: [], merge: [], undo: [], planAll: [], mergeAll: [], undoAll: [] };
const changes = {};
const waits = {};
let longestHold = 0;
for (let round = 0; round <= rounds; round += 1) {
  for (const [suffix, courses] of sizes) await tryDraft(round, suffix, courses);
}
console.log(JSON.stringify({ times, processor, changes, held: longestHold, waits }));
await close();

/** In the last round somebody else reads meanwhile, and nothing is timed but how long that waits. */
async function tryDraft(round, suffix, courses) {
  const id = await start(`merged-${round}-${courses}`);
  await changeDraft(id, courses, round);
  const isWatched = round === rounds;
  const others = isWatched ? readMeanwhile() : undefined;
  // A histogram that is stopped and started counts what lay in between as a hold.
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  const asked = { id, take: 'all', choices: {} };
  const { seen, conflicts } = await timed(`plan${suffix}`, 'mergeplan', { ...asked, into: 'current' }, isWatched);
  if (conflicts.length > 0) throw new Error(`bench/server-editions: ${conflicts.length} conflicts, and none was made`);
  const receipt = await timed(`merge${suffix}`, 'merge', { ...asked, seen, keepOpen: false }, isWatched);
  const undoing = await post('undoplan', { id: receipt.id, choices: {} });
  await timed(`undo${suffix}`, 'undo', { id: receipt.id, seen: undoing.seen, choices: {} }, isWatched);
  held.disable();
  longestHold = Math.max(longestHold, held.max / 1e6);
  if (others) waits[`merge${suffix}`] = await others.end();
  changes[`merge${suffix}`] = receipt.changes;
  const { version } = (await get('list', { majorId })).find((edition) => edition.id === id);
  await post('delete', { id, version });
}

async function timed(name, call, body, isWatched) {
  const begun = performance.now();
  const used = process.cpuUsage();
  const data = await post(call, body);
  const { user, system } = process.cpuUsage(used);
  if (!isWatched) {
    times[name].push(performance.now() - begun);
    processor[name].push((user + system) / 1000);
  }
  return data;
}

async function post(call, body) {
  return answered(call, await fetch(`${base}/edition/${call}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function get(call, query) {
  return answered(call, await fetch(`${base}/edition/${call}?${new URLSearchParams(query)}`, { headers }));
}

async function answered(call, reply) {
  const { code, message, data } = await reply.json();
  if (code !== '0') throw new Error(`bench/server-editions: /edition/${call} answered ${code} ${message}`);
  return data;
}

/** Somebody who reads one record after the other; answers the longest that they waited. */
function readMeanwhile() {
  let isOver = false;
  let longest = 0;
  const reading = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await get('list', { majorId });
      longest = Math.max(longest, performance.now() - begun);
    }
  })();
  return {
    async end() {
      isOver = true;
      await reading;
      return longest;
    },
  };
}

/** In so many courses of a draft: the introduction, most points, the goals, the chapters and a support: some 50 changes each. */
async function changeDraft(id, courses, round) {
  const changed = `(select u.id from course_units u join editions e on e.major_id = u.major_id where e.id = ${id} order by u.id limit ${courses})`;
  await database.db.execute(`
    update points set title = title || '·${round}' where course_unit_id in ${changed} and position <= 30;
    update teaching_goals set description = description || '·${round}' where course_unit_id in ${changed};
    update projects set name = name || '·${round}' where course_unit_id in ${changed};
    update major_matrix_entries set relate = 1 - relate where id in (
      select min(id) from major_matrix_entries where course_unit_id in ${changed} group by course_unit_id);
    update course_units set introduction = introduction || '·${round}' where id in ${changed};`);
}
