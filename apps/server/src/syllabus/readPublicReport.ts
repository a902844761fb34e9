import type { ReportData } from '@college/curriculum-model';
import { addressGroup } from '../auth/addressGroup';
import { spendAllowance } from '../auth/throttle';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { isDraft } from '../majors/majorRepository';
import { findAncestry } from '../rights/ancestry';
import { findCourseOfHandle } from './linkRepository';
import { findLinkKey, handleIn, isLinkOf } from './linkSecret';
import { syllabusMessages } from './messages';
import { readReport } from './readReport';

// A whole lecture hall may share one IP address and open the report at the same time.
const readsPerAddress = 300;

/**
 * The report behind a link, for anybody who holds it. A wrong link, a revoked one and one to a course in the trash are answered alike, so
 * that nobody learns which it was.
 */
export async function readPublicReport(db: Queries, link: string, { address, now }: { address: string; now: Date }): Promise<ReportData> {
  await spendAllowance(db, { act: 'publicreport:address', who: addressGroup(address), most: readsPerAddress }, now);
  const courseId = await findCourse(db, link);
  // The course counts as gone with its major or department, too.
  const place = courseId === undefined ? undefined : await findAncestry(db, 'course', courseId);
  const unit = place && courseId !== undefined ? await courseUnitRows.find(db, { id: courseId }) : undefined;
  if (!unit || (await isDraft(db, unit.majorId))) throw notFound(syllabusMessages.linkDead);
  return readReport(db, unit);
}

async function findCourse(db: Queries, link: string): Promise<number | undefined> {
  const handle = handleIn(link);
  const courseId = handle === undefined ? undefined : await findCourseOfHandle(db, handle);
  if (handle === undefined || courseId === undefined) return undefined;
  return isLinkOf(handle, link, await findLinkKey(db)) ? courseId : undefined;
}
