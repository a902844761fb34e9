import type { Bilingual } from '../language';
import type { ReadOutline } from './findOutline';
import { outlineGoals, parseOutline, type OutlineChapter } from './outlineText';

/** A point of an outline in both languages; English is empty where the outline has none. */
export interface OutlinePoint {
  title: Bilingual;
  description: Bilingual;
  ksa: { letter: 'K' | 'S' | 'A'; text: Bilingual }[];
  /** When its English was written. */
  updatedAt: string;
}

/** A chapter of an outline in both languages. */
export interface OutlinePart {
  name: Bilingual;
  theoryPeriod: number;
  practicePeriod: number;
  points: OutlinePoint[];
}

/** The chapters of an outline in both languages; its English counts where it has the same chapters, points and KSA items as its Chinese. */
export function readChapters({ chapters, translations }: Pick<ReadOutline, 'chapters' | 'translations'>): OutlinePart[] {
  const own = parseOutline(chapters).chapters;
  const written = translations?.en?.['chapters'];
  const english = written ? parseOutline(written.text).chapters : [];
  const other = shapeOf(own) === shapeOf(english) ? english : [];
  return own.map(({ name, points, ...hours }, at) => ({
    ...hours,
    name: { zh: name, en: other[at]?.name ?? '' },
    points: points.map(({ title, description, ksa }, place) => {
      const twin = other[at]?.points[place];
      return {
        title: { zh: title, en: twin?.title ?? '' },
        description: { zh: description, en: twin?.description ?? '' },
        ksa: ksa.map(({ letter, text }, item) => ({ letter, text: { zh: text, en: twin?.ksa[item]?.text ?? '' } })),
        updatedAt: written?.updatedAt ?? '',
      };
    }),
  }));
}

/** The goals of an outline in both languages; its English counts where there are as many. */
export function readGoals({ goals, translations }: Pick<ReadOutline, 'goals' | 'translations'>): Bilingual[] {
  const own = outlineGoals(goals);
  const english = outlineGoals(translations?.en?.['goals']?.text ?? '');
  return own.map((zh, at) => ({ zh, en: english.length === own.length ? english[at]! : '' }));
}

function shapeOf(chapters: readonly OutlineChapter[]): string {
  return chapters.map(({ points }) => points.map(({ ksa }) => ksa.map(({ letter }) => letter).join('')).join(',')).join(';');
}

/** What an outline says of a course, in both languages. */
export function readOutlineParts(outline: Pick<ReadOutline, 'chapters' | 'goals' | 'translations'>): {
  chapters: OutlinePart[];
  goals: Bilingual[];
} {
  return { chapters: readChapters(outline), goals: readGoals(outline) };
}
