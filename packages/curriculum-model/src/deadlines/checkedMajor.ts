import { readPlace } from '../editions';
import type { EditionFindings, ToldFinding } from '../rules';
import type { CheckedMajor, ProgressBoard } from './board';

/** What the rules find in a major, counted for its row of the board. Advice asks nothing of anybody and does not count. */
export function countFindings({ findings, courses = [] }: Pick<EditionFindings, 'findings' | 'courses'>): Pick<CheckedMajor, 'courses'> & {
  errors: number;
  reminders: number;
} {
  const units = new Map(courses.map(({ lineage, courseId }) => [lineage, courseId]));
  const found = new Map<number, ToldFinding[]>();
  for (const finding of findings) {
    const lineage = readPlace(finding.at)?.lineage;
    const id = lineage === undefined ? undefined : units.get(lineage);
    if (id !== undefined && finding.level !== 'advice') found.set(id, [...(found.get(id) ?? []), finding]);
  }
  return {
    ...countsOf(findings),
    courses: [...found].map(([id, own]) => {
      const worst = own.find(({ level }) => level === 'error') ?? own[0]!;
      return { id, ...countsOf(own), finding: { rule: worst.rule, sentence: worst.sentence } };
    }),
  };
}

function countsOf(findings: readonly ToldFinding[]) {
  const count = (level: ToldFinding['level']) => findings.filter((one) => one.level === level).length;
  return { errors: count('error'), reminders: count('warning') };
}

/** The board with what the rules find in a major now. A course of it in which they find nothing has no finding any more. */
export function withChecked(board: ProgressBoard, { major, courses }: CheckedMajor): ProgressBoard {
  const found = new Map(courses.map((one) => [one.id, one]));
  const clean = { errors: 0, reminders: 0, finding: null };
  return {
    ...board,
    majors: board.majors.map((one) => (one.id === major.id ? { ...one, ...major } : one)),
    courses: board.courses.map((one) => (one.majorId === major.id ? { ...one, ...clean, ...found.get(one.id) } : one)),
  };
}
