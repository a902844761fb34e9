import type { Evidence } from '../assistant/assistantSchema';
import { sharedTerms } from '../assistant/sharedTerms';
import { textOf } from '../fields';
import type { Language } from '../language';
import { courseNameScore, leastNameScore } from './courseName';
import type { Outline } from './outline';

/** What of an outline the assistant reads. */
export type ReadOutline = Pick<
  Outline,
  'id' | 'title' | 'otherNames' | 'author' | 'writtenOn' | 'introduction' | 'chapters' | 'goals' | 'translations'
>;

/** All names of an outline, in whichever language. */
export function outlineNames({ title, otherNames, translations }: Pick<Outline, 'title' | 'otherNames' | 'translations'>): string[] {
  const names = [title, translations?.en?.['title']?.text ?? '', ...otherNames.split(/[;；\n]/)];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** What a suggestion from an outline says of it: "样例大纲《高等数学》（课程大纲组，2026-11-28）". */
export function outlineOrigin(outline: Pick<Outline, 'title' | 'author' | 'writtenOn' | 'translations'>, language: Language): string {
  const [title, author] = [textOf(outline, 'title', language), textOf(outline, 'author', language)];
  return language === 'zh'
    ? `样例大纲《${title}》（${author}，${outline.writtenOn}）`
    : `sample outline “${title}” (${author}, ${outline.writtenOn})`;
}

/** The reason for a suggestion from an outline. */
export function outlineEvidence(outline: ReadOutline, { score, terms }: Pick<Evidence, 'score' | 'terms'>, language: Language): Evidence {
  return { score, terms, origin: outlineOrigin(outline, language), basis: { kind: 'outline', id: outline.id } };
}

/** The outline of a course with this name, and why; undefined below the threshold, and where two outlines fit equally without one having the very name. */
export function findOutline<Item extends ReadOutline>(
  outlines: readonly Item[],
  name: string,
  language: Language,
): { outline: Item; evidence: Evidence } | undefined {
  const scored = outlines
    .map((outline) => ({ outline, score: Math.max(0, ...outlineNames(outline).map((one) => courseNameScore(name, one))) }))
    .filter(({ score }) => score >= leastNameScore)
    .toSorted((left, right) => right.score - left.score);
  const [best, next] = scored;
  if (!best || (next?.score === best.score && best.score < 1)) return undefined;
  const terms = sharedTerms(name, outlineNames(best.outline).join(' | '), language);
  return { outline: best.outline, evidence: outlineEvidence(best.outline, { score: best.score, terms }, language) };
}
