/** A college with people who edit its majors, each signed in. */
import { openDatabase } from '../../../apps/server/src/db';
import { silentLogger } from '../../../apps/server/src/db/silentLogger';
import { openSession } from '../../../apps/server/src/sessions/sessionRepository';
import { onConnection } from '../../../apps/server/src/db/testing/loadDump';
import { addCollege, addMajors, majorsAtOnce } from '../growth/fillCollege.mjs';
import { patiently } from '../patiently.mjs';

const mostTimes = 4;
const day = 86_400_000;
const majorEditor = 2010;

/** Fills a database and adds so many people to it; each with a major of their own where there are enough, or all with the same. */
export async function employ(place, count, { isOneMajor = false } = {}) {
  const times = isOneMajor ? 1 : Math.min(mostTimes, Math.ceil(count / majorsAtOnce));
  const shared = isOneMajor ? 1 : times * majorsAtOnce;
  const database = await openDatabase({ ...patiently(place), logger: silentLogger });
  const { collegeId, majorIds, userIds } = await onConnection(database.db, async (client) => {
    const college = await addCollege(client);
    await addMajors(client, college, times);
    const { rows: majors } = await client.query(
      `select m.id from majors m join departments d on d.id = m.department_id where d.college_id = ${college.collegeId} order by m.id`,
    );
    const ids = majors.map(({ id }) => id);
    const { rows: users } = await client.query(`
      insert into users (user_name, email, password_hash, college_id, permission_id, relative_id)
      select '教师 ' || n, 'staff' || n || '@college.example', '-', ${college.collegeId}, ${majorEditor}, (array[${ids}])[1 + n % ${shared}]
      from generate_series(0, ${count - 1}) n returning id`);
    await client.query('analyze');
    return { collegeId: college.collegeId, majorIds: ids, userIds: users.map(({ id }) => id) };
  });
  const people = [];
  for (const [index, id] of userIds.entries()) {
    const majorId = majorIds[index % Math.min(shared, majorIds.length)];
    const user = {
      id,
      collegeId,
      permissionId: majorEditor,
      relativeId: majorId,
      userName: `教师 ${index}`,
      email: `staff${index}@college.example`,
    };
    people.push({ user, majorId, authToken: await openSession(database.db, id, new Date(), day) });
  }
  await database.close();
  return people;
}
