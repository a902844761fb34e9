import { textLimits } from '../fields';
import type { Bilingual } from '../language';
import type { Ksa } from './ksa';
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

/** The keys of points whose title another point before them has. */
export function repeatedTitles(rows: readonly { key: string; title: string }[]): ReadonlySet<string> {
  return repeated(rows, ({ title }) => title);
}

/** The keys of KSA items whose text another item of their letter before them has. */
export function repeatedKsa(rows: readonly (Pick<Ksa, 'title' | 'description'> & { key: string })[]): ReadonlySet<string> {
  return repeated(rows, ({ title, description }) => `${title} ${description.trim()}`);
}

function repeated<Row extends { key: string }>(rows: readonly Row[], wordsOf: (row: Row) => string): ReadonlySet<string> {
  const seen = new Set<string>();
  const keys = new Set<string>();
  for (const row of rows) {
    const words = wordsOf(row).trim().toLowerCase();
    if (seen.has(words)) keys.add(row.key);
    seen.add(words);
  }
  return keys;
}

function problem(field: keyof PointProblems, text: string, empty: Bilingual, max: number): PointProblems {
  const { length } = text.trim();
  if (length === 0) return { [field]: empty };
  if (text.includes('\u0000')) return { [field]: pointMessages.unstorable };
  return length > max ? { [field]: pointMessages.tooLong({ max, length }) } : {};
}
