/** One server with a whole major, for `run.mjs`: makes drafts of it through its own stream, and prints the times. */
import { openMeasured } from './openMeasured.mjs';

const rounds = 5;
const [, , engine, place] = process.argv;
const { database, counts, start, close } = await openMeasured(engine, place);

const starts = [];
const raw = [];
for (let round = 0; round < rounds + 1; round += 1) {
  const times = { start: await startOnce(String(round)), raw: await rawInserts() };
  // The first round warms both up.
  if (round > 0) {
    starts.push(times.start);
    raw.push(times.raw);
  }
}
console.log(JSON.stringify({ starts, raw, counts }));
await close();

/** From the request to its message of 100 percent. */
async function startOnce(unique) {
  const begun = performance.now();
  await start(unique);
  return performance.now() - begun;
}

/** As many matrix entries into a table of their own, with its keys and nothing else. */
async function rawInserts() {
  await database.db.execute('create table raw_entries (like project_matrix_entries including all)');
  const begun = performance.now();
  await database.db.execute(
    `insert into raw_entries select r.* from project_matrix_entries r order by r.id limit ${counts.project_matrix_entries}`,
  );
  const time = performance.now() - begun;
  await database.db.execute('drop table raw_entries');
  return time;
}
