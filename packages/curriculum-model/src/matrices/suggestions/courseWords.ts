import { likenessOf, readWords, type Words } from '../../assistant/likeness';
import { sharedTerms } from '../../assistant/sharedTerms';
import { textOf } from '../../fields/localize';
import type { Translations } from '../../fields/extensions';
import type { Language } from '../../language';
import { columnGoals } from '../linked/columnGoals';
import type { LinkedMatrices } from '../linked/linkedMatrices';

/** A record of a course as it is compared, and as its reader sees it. */
export interface ReadRecord {
  id: number;
  words: Words;
  text: string;
}

/** Everything of a course that is compared. */
export interface CourseWords {
  projects: readonly ReadRecord[];
  goals: readonly ReadRecord[];
  points: readonly (ReadRecord & { title: Words })[];
  ksas: readonly ReadRecord[];
  taskGoals: readonly (ReadRecord & { projectId: number })[];
}

/** Reads chapters, bound goals, points, KSA items and task goals in both languages. */
export function readCourseWords(matrices: LinkedMatrices, language: Language): CourseWords {
  const read = <Row extends { id: number; translations?: Translations | undefined }>(
    row: Row,
    ...fields: (keyof Row & string)[]
  ): ReadRecord => {
    const inLanguage = (one: Language) =>
      fields
        .map((field) => textOf(row, field, one))
        .filter(Boolean)
        .join(one === 'zh' ? '，' : ', ');
    return { id: row.id, words: readWords([inLanguage('zh'), inLanguage('en')]), text: textOf(row, fields[0]!, language) };
  };
  return {
    projects: matrices.projects.map((row) => read(row, 'name')),
    goals: columnGoals(matrices).map(({ goal }) => read(goal, 'description')),
    points: matrices.points.map((row) => ({ ...read(row, 'title', 'description'), title: read(row, 'title').words })),
    ksas: matrices.ksas.map((row) => read(row, 'description')),
    taskGoals: matrices.taskGoals.map((row) => ({ ...read(row, 'description', 'product'), projectId: row.projectId })),
  };
}

/** How alike two texts are, or how much of the shorter one the other holds, whichever is more. */
export function fitOf(one: Words, other: Words): number {
  const least = Math.min(hanLength(one.plain), hanLength(other.plain));
  const held = least === 0 ? 0 : sharedTerms(one.plain, other.plain).reduce((sum, term) => sum + hanLength(term), 0) / least;
  return Math.min(1, Math.max(likenessOf(one, other), held));
}

function hanLength(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}
