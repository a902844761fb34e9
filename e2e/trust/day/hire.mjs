/** The people of a college in the bands that one has: of twenty, one manages the college, two a department, four edit a major, thirteen lead a course. */
import { permissionOfBand } from '@college/curriculum-model';
import { openDatabase } from '../../../apps/server/src/db';
import { silentLogger } from '../../../apps/server/src/db/silentLogger';
import { onConnection } from '../../../apps/server/src/db/testing/loadDump';
import { employ } from '../load/employ.mjs';
import { patiently } from '../patiently.mjs';

const [managers, departments, editors] = [1, 2, 4];
const each = 20;

const bandOf = (index) => {
  const place = index % each;
  if (place < managers) return 'collegeManager';
  if (place < managers + departments) return 'departmentManager';
  return place < managers + departments + editors ? 'majorEditor' : 'courseLeader';
};

/** Adds a college with so many people to a database; returns each with the band, what it is for, and a sign-in. */
export async function hire(place, count) {
  const people = await employ(place, count);
  const database = await openDatabase({ ...patiently(place), logger: silentLogger });
  const hired = await onConnection(database.db, async (client) => {
    const all = [];
    for (const [index, person] of people.entries()) {
      const band = bandOf(index);
      const { rows } = await client.query(
        `select m.id as "majorId", d.id as "departmentId", d.college_id as "collegeId",
           (select id from course_units where major_id = m.id order by create_time desc offset ${index % each} limit 1) as "courseId"
         from majors m join departments d on d.id = m.department_id where m.id = ${person.majorId}`,
      );
      const { majorId, departmentId, collegeId, courseId } = rows[0];
      const relativeId = { collegeManager: collegeId, departmentManager: departmentId, majorEditor: majorId, courseLeader: courseId }[band];
      const permissionId = permissionOfBand[band];
      await client.query(`update users set permission_id = ${permissionId}, relative_id = ${relativeId} where id = ${person.user.id}`);
      all.push({ ...person, band, user: { ...person.user, permissionId, relativeId } });
    }
    return all;
  });
  await database.close();
  return hired;
}
