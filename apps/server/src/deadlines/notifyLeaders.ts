import { isUnfinished, leaderRound, reachOf, type NotifiedLeaders, type NotifyLeadersRequest } from '@college/curriculum-model';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { listBoardCourses } from './boardRows';
import { notifiedOf } from './notifiedOf';
import { ratesOf } from './readBoard';

const { leaderNotices } = schema;

/** Asks those who lead some courses to finish them, and keeps that it was asked: what is kept is what they read among their notices. */
export async function notifyLeaders(
  db: Queries,
  { courseIds, text = '' }: NotifyLeadersRequest,
  { caller, now, today }: { caller: Caller; now: Date; today: string },
): Promise<NotifiedLeaders> {
  const reach = reachOf(caller, 'manage') ?? { collegeId: caller.collegeId, courseId: 0 };
  const rows = await listBoardCourses(db, reach, { today, ids: [...new Set(courseIds)] });
  const courses = rows
    .filter((course) => isUnfinished(ratesOf(course)))
    .map((course) => ({ id: course.id, notified: notifiedOf(course, caller, 'zh') }));
  const { people, already, without } = leaderRound(courses);
  const wanted = people.flatMap(({ id: userId, courses: own }) =>
    own.map(({ id: courseUnitId }) => ({ userId, courseUnitId, day: today, senderId: caller.id, text: text.trim(), at: now })),
  );
  // Of two who send at once the one who comes second tells nothing again.
  const kept =
    wanted.length === 0
      ? []
      : await db
          .insert(leaderNotices)
          .values(wanted)
          .onConflictDoNothing()
          .returning({ userId: leaderNotices.userId, courseUnitId: leaderNotices.courseUnitId });
  const told = new Set(kept.map(({ courseUnitId }) => courseUnitId));
  const toldMeanwhile = new Set(wanted.map(({ courseUnitId }) => courseUnitId)).size - told.size;
  return {
    people: new Set(kept.map(({ userId }) => userId)).size,
    courses: told.size,
    already: already.length + toldMeanwhile,
    without: without.length,
  };
}
