/** What a database holds after all kills on it: everything acknowledged, and nothing by half. */
import { readCourseGraph } from '../../../apps/server/src/copy/courseGraph.test-data';
import { openDatabase } from '../../../apps/server/src/db';
import { silentLogger } from '../../../apps/server/src/db/silentLogger';
import { keptStamps } from '../../sweeps/trust/keptStamps.mjs';
import { copiedCourseId, namesInList, picturesInFeedback } from './acts.mjs';
import { editionsIn } from './editions.mjs';

/** Tells each loss and each half; answers the number of writes that were acknowledged. */
export async function judge(place, { acknowledged, refused }, tell) {
  const stamps = await keptStamps(place);
  for (const stamp of acknowledged.save) if (!stamps.has(stamp)) tell(`lost: ${stamp}`);
  const database = await openDatabase({ ...place, logger: silentLogger });
  const imports = await importsIn(database.db);
  for (const [stamp, isWhole] of imports) if (!isWhole) tell(`by half: ${stamp}`);
  for (const stamp of acknowledged.import) if (!imports.has(stamp)) tell(`lost: ${stamp}`);
  const copies = await copiesIn(database.db, tell);
  for (const unique of acknowledged.copy) if (!copies.has(unique)) tell(`lost: ${unique}`);
  const editions = await editionsIn(database.db, tell);
  for (const stamp of acknowledged.edition) if (!editions.has(stamp)) tell(`lost: ${stamp}`);
  for (const stamp of refused)
    if ([stamps, imports, copies, editions].some((kept) => kept.has(stamp))) tell(`stored although nothing was said to be: ${stamp}`);
  await database.close();
  return Object.values(acknowledged).flat().length;
}

const lists = `
  select regexp_replace(u.user_name, ' \\d+$', '') as stamp, count(distinct u.id)::int as people, count(m.id)::int as mails
  from users u left join outbox_mails m on m.user_id = u.id where u.email like '%@kill.example' group by 1`;
const feedback = `
  select f.description as stamp, count(i.id)::int as pictures
  from feedbacks f left join feedback_images i on i.feedback_id = f.id where f.unique like 'feedback-%' group by f.id`;
const copies = `
  select u.id, j.unique from course_units u left join copy_jobs j on j.result_id = u.id where u.copied_from_id = ${copiedCourseId} order by u.id`;

/** By stamp, whether all people of a list with their invitations, or a feedback with its pictures, are there. */
async function importsIn(db) {
  const { rows: ofLists } = await db.execute(lists);
  const { rows: ofFeedback } = await db.execute(feedback);
  return new Map([
    ...ofLists.map(({ stamp, people, mails }) => [stamp, people === namesInList && mails === namesInList]),
    ...ofFeedback.map(({ stamp, pictures }) => [stamp, pictures === picturesInFeedback]),
  ]);
}

/** The keys of the copies that are there; a copy that is not equal to its source, or that no job knows, is reported. */
async function copiesIn(db, tell) {
  const whole = JSON.stringify(await readCourseGraph(db, copiedCourseId));
  const { rows } = await db.execute(copies);
  for (const { id, unique } of rows) {
    if (JSON.stringify(await readCourseGraph(db, id)) !== whole) tell(`by half: the copy ${id}`);
    if (unique === null) tell(`no job knows the copy ${id}`);
  }
  return new Set(rows.map(({ unique }) => unique));
}
