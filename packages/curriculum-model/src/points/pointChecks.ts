import { textLimits } from '../fields';
import type { Bilingual } from '../language';
import type { Ksa } from './ksa';
import { ksaCode } from './ksaNumbering';
import { pointMessages } from './messages';
import { maxPoints, type Point } from './point';

/** What is wrong with each text of an inline edit; nothing when it may be confirmed (core §5). */
export interface PointProblems {
  title?: Bilingual;
  description?: Bilingual;
}

/** Checks both texts of an inline edit as a save would. */
export function pointProblems({ title, description }: Pick<Point, 'title' | 'description'>): PointProblems {
  return {
    ...problem('title', title, pointMessages.titleEmpty, textLimits.title),
    ...problem('description', description, pointMessages.descriptionEmpty, textLimits.paragraph),
  };
}

/** Whether both texts of an inline edit may be confirmed (core §5). */
export function canConfirmPoint(point: Pick<Point, 'title' | 'description'>): boolean {
  return Object.keys(pointProblems(point)).length === 0;
}

/** What is wrong with the text of a KSA item, or undefined. */
export function ksaProblem(description: string): Bilingual | undefined {
  return problem('description', description, pointMessages.ksaEmpty, textLimits.paragraph).description;
}

/** Whether a list of points or of KSA items would grow past what a course can have. */
export function tooMany(count: number): Bilingual | undefined {
  return count > maxPoints ? pointMessages.tooMany({ max: maxPoints, count }) : undefined;
}

/** Points whose title a point before them has, by key: the number of the first one. */
export function repeatedTitles(rows: readonly { key: string; title: string }[]): ReadonlyMap<string, number> {
  const found = repeated(rows, ({ title }) => title);
  return new Map([...found].map(([key, index]) => [key, index + 1]));
}

/** KSA items whose text an item of their letter before them has, by key: the code of the first one. */
export function repeatedKsa(
  rows: readonly (Pick<Ksa, 'title' | 'level' | 'description'> & { key: string })[],
): ReadonlyMap<string, string> {
  const found = repeated(rows, ({ title, description }) => `${title} ${description.trim()}`);
  return new Map([...found].flatMap(([key, index]) => (rows[index] ? [[key, ksaCode(rows[index])] as const] : [])));
}

/** By key, the position of the first row with the same text. */
function repeated<Row extends { key: string }>(rows: readonly Row[], textFor: (row: Row) => string): Map<string, number> {
  const first = new Map<string, number>();
  const found = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const words = textFor(row).trim().toLowerCase();
    const earlier = first.get(words);
    if (earlier === undefined) first.set(words, index);
    else found.set(row.key, earlier);
  }
  return found;
}

function problem(field: keyof PointProblems, text: string, empty: Bilingual, max: number): PointProblems {
  const { length } = text.trim();
  if (length === 0) return { [field]: empty };
  if (text.includes('\u0000')) return { [field]: pointMessages.unstorable };
  return length > max ? { [field]: pointMessages.tooLong({ max, length }) } : {};
}
