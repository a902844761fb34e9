import { reachOf, ruleById, waitingIn, waitingLimits, waitingOf, type Waiting, type WaitingFinding } from '@college/curriculum-model';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { findSides, type Comparing } from '../editions/comparing/compareSides';
import { readFindings } from '../editions/findings/readFindings';
import type { Caller } from '../rights/caller';
import { isInReach } from '../rights/reach';
import { readCourses } from './readCourses';

/** What the college's rules find in the courses that wait for a person, and in their majors where the person may change these. */
export async function readWaiting(comparing: Comparing): Promise<Waiting> {
  const { services, caller, language } = comparing;
  const { db } = services.database;
  const { courses } = await readCourses(db, caller, language);
  const courseIds = new Set(courses.map(({ id }) => id));
  const majorIds = [...new Set(courses.map(({ majorId }) => majorId))].slice(0, waitingLimits.majors);
  const found: WaitingFinding[] = [];
  for (const majorId of majorIds) {
    const findings = await readFindings(comparing, await findSides(comparing, [`current:${majorId}`] as const), 'review');
    found.push(...waitingIn(findings, { majorId, courseIds, isWhole: await mayChangeMajor(db, caller, majorId) }));
  }
  return waitingOf(found, (rule) => ruleById(rule)?.title ?? { zh: rule, en: rule });
}

async function mayChangeMajor(db: Queries, caller: Caller, majorId: number): Promise<boolean> {
  const { majors, departments } = schema;
  const rows = await db
    .select({ id: majors.id })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(eq(majors.id, majorId), isInReach(reachOf(caller, 'modify'), 'majors')));
  return rows.length > 0;
}
