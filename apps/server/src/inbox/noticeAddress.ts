import { matrixCellOf, readCommentPlace, toldNoticeParam, writeToldNotice, type Notice } from '@college/curriculum-model';

/** The page of the workbench, without its server, of what a notice is about: the same to which the notices in the bar lead, which marks it as read for whose it is. */
export function noticeAddress({ id, at, place }: Pick<Notice, 'id' | 'at' | 'place'>, userId: number): string {
  return `${addressOfPlace(place)}&${new URLSearchParams({ [toldNoticeParam]: writeToldNotice({ userId, at, id }) }).toString()}`;
}

function addressOfPlace({ majorId, courseId, here, proposalId }: Notice['place']): string {
  if (proposalId !== null) return addressOf('major/review', { majorId, id: proposalId });
  const at = here === null ? undefined : readCommentPlace(here);
  const { kind, key, lineage, field } = at ?? {};
  if (kind === 'requirement' || kind === 'indicator') return addressOf('major/detail', { majorId, [kind]: key });
  const course = { majorId, courseUnitId: lineage };
  if (kind === 'goal' || kind === 'point' || kind === 'ksa') return addressOf('courseUnit/detail', { ...course, [kind]: key });
  if (kind === 'course' && field !== undefined) return addressOf('courseUnit/detail', { ...course, field });
  if (kind === 'syllabus') return addressOf('courseUnit/report', { ...course, field });
  const cell = at && matrixCellOf(at);
  if (cell) return addressOf('matrix', { majorId, courseId: lineage, ...cell });
  return courseId === null ? addressOf('major/detail', { majorId }) : addressOf('courseUnit/detail', { majorId, courseUnitId: courseId });
}

function addressOf(page: string, named: Record<string, string | number | undefined>): string {
  const query = Object.entries(named).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  return `/course/${page}?${new URLSearchParams(query).toString()}`;
}
