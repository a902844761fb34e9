import { happeningsOfLeaders, progressReachOf, type Happening, type Language } from '@college/curriculum-model';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { isInReach } from '../rights/reach';

const { courseUnits, departments, leaderNotices, majors, users } = schema;

/** What somebody was asked to finish, as far as it is there and they may read it. */
export async function readLeaderNotices(
  db: Queries,
  caller: Caller,
  { since, now, language }: { since: Date; now: Date; language: Language },
): Promise<Happening[]> {
  const rows = await db
    .select({
      notice: leaderNotices,
      course: courseUnits,
      sender: { userName: users.userName, translations: users.translations },
    })
    .from(leaderNotices)
    .innerJoin(courseUnits, and(eq(courseUnits.id, leaderNotices.courseUnitId), isNull(courseUnits.deletedAt)))
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .innerJoin(users, eq(users.id, leaderNotices.senderId))
    .where(
      and(
        eq(leaderNotices.userId, caller.id),
        gt(leaderNotices.at, since),
        lte(leaderNotices.at, now),
        isInReach(progressReachOf(caller), 'courseUnits'),
      ),
    )
    .orderBy(asc(leaderNotices.id));
  const told = rows.map(({ notice, course, sender }) => ({
    at: notice.at.toISOString(),
    senderId: notice.senderId,
    userName: inReadersLanguage(sender, 'userName', language),
    text: notice.text,
    course: { id: course.id, majorId: course.majorId, name: inReadersLanguage(course, 'name', language) },
  }));
  return happeningsOfLeaders(told, language);
}
