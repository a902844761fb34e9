import { readCommentPlace, type Notice } from '@college/curriculum-model';

/** The page of the workbench, without its server, of what a notice is about: the same to which the notices in the bar lead. */
export function noticeAddress({ majorId, courseId, here, proposalId }: Notice['place']): string {
  if (proposalId !== null) return `/course/major/review?majorId=${majorId}&id=${proposalId}`;
  const row = here === null ? null : readCommentPlace(here);
  if (row?.kind === 'goal' || row?.kind === 'point' || row?.kind === 'ksa') {
    return `/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${row.lineage}&${row.kind}=${row.key}`;
  }
  return courseId === null
    ? `/course/major/detail?majorId=${majorId}`
    : `/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${courseId}`;
}
