import { readCommentPlace, type CommentPlaceParts, type Notice } from '@college/curriculum-model';

/** The page of the workbench, without its server, of what a notice is about: the same to which the notices in the bar lead. */
export function noticeAddress({ majorId, courseId, here, proposalId }: Notice['place']): string {
  if (proposalId !== null) return `/course/major/review?majorId=${majorId}&id=${proposalId}`;
  const row = here === null ? null : readCommentPlace(here);
  if (row?.kind === 'goal' || row?.kind === 'point' || row?.kind === 'ksa') {
    return `/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${row.lineage}&${row.kind}=${row.key}`;
  }
  const matrix = row && matrixOf(row);
  if (row && matrix)
    return `/course/matrix?${new URLSearchParams({ majorId: String(majorId), courseId: String(row.lineage), ...matrix }).toString()}`;
  if (row?.kind === 'syllabus') return `/course/courseUnit/report?majorId=${majorId}&courseUnitId=${row.lineage}&field=${row.field ?? ''}`;
  return courseId === null
    ? `/course/major/detail?majorId=${majorId}`
    : `/course/courseUnit/detail?majorId=${majorId}&courseUnitId=${courseId}`;
}

/** The cell of the matrices that a place is. */
function matrixOf({ kind, key, lineage }: CommentPlaceParts): Record<string, string> | null {
  const numbers = key.split('-');
  const [projectId = '', goalId = ''] = numbers;
  if (kind === 'binding') return { matrix: 'major', row: String(lineage), column: key };
  if (kind !== 'placedPoint' && kind !== 'placedKsa') return null;
  if (numbers.length === 2) return { matrix: 'course', row: projectId, column: goalId };
  const column = numbers[3];
  return { matrix: 'project', projectId, row: numbers.slice(0, 3).join(' '), ...(column === undefined ? {} : { column }) };
}
