import type { Evidence, FilledCourse, FilledCourseMore, FilledKsa, FilledPoint } from '../assistant/assistantSchema';
import { titleIndex } from '../assistant/titleIndex';
import { textOf, type Translations } from '../fields';
import type { Language } from '../language';
import { findOutline, outlineEvidence, type ReadOutline } from './findOutline';
import { readChapters, type OutlinePoint } from './readChapters';

/** The outline of a course, and why it is that one. */
export interface FoundOutline {
  outline: ReadOutline;
  evidence: Evidence;
}

/** Adds what the outline says to the fields that the college's own courses filled; theirs come first. */
export function courseWithOutline(own: FilledCourse, found: FoundOutline | undefined, language: Language): FilledCourse {
  const introduction = found ? textOf(found.outline, 'introduction', language) : '';
  if (!found || introduction === '' || own.introduction) return own;
  return { ...own, introduction, evidence: { ...own.evidence, introduction: found.evidence } };
}

/** The same with the chapters of the outline, where no course of the college has some. */
export function courseMoreWithOutline(
  own: FilledCourseMore,
  found: FoundOutline | undefined,
  courseId: number,
  language: Language,
): FilledCourseMore {
  const { projects, ...fields } = own;
  const course = courseWithOutline(fields, found, language);
  if (!found || projects.length > 0) return { ...course, projects };
  const rows = readChapters(found.outline).map(({ name, theoryPeriod, practicePeriod }) => ({
    id: 0,
    courseUnitId: courseId,
    courseClassId: null,
    courseTypeId: null,
    name: language === 'en' ? name.en || name.zh : name.zh,
    theoryPeriod,
    practicePeriod,
  }));
  if (rows.length === 0) return { ...course, projects };
  return { ...course, projects: rows, evidence: { ...course.evidence, projects: found.evidence } };
}

/** The points of an outline, in their order, with their English. */
export function pointsOfOutline({ outline, evidence }: FoundOutline): FilledPoint[] {
  return readChapters(outline).flatMap(({ points }) =>
    points.map(({ title, description, updatedAt }) => ({
      id: 0,
      title: title.zh,
      description: description.zh || title.zh,
      translations: translated({ title: title.en, description: description.en || title.en }, updatedAt),
      evidence,
    })),
  );
}

/**
 * For each title of a point the KSA that outlines have under a point of a like title: those of the course's own outline, or of all where the course has none.
 */
export function ksaOfOutlines(
  outlines: readonly ReadOutline[],
  { courseName, titles, language }: { courseName: string; titles: readonly string[]; language: Language },
): FilledKsa[number]['ksa'][] {
  const found = findOutline(outlines, courseName, language);
  const read = found ? [found.outline] : outlines;
  const points = read.flatMap((outline) =>
    readChapters(outline).flatMap((chapter) =>
      chapter.points
        .filter(({ ksa }) => ksa.length > 0)
        .map((point) => ({ point, outline, titles: [point.title.zh, point.title.en].filter((title) => title !== ''), origin: '' })),
    ),
  );
  const like = titleIndex(points, language);
  return titles.map((title) =>
    like(title).flatMap(({ item: { point, outline }, evidence }) => ksaOf(point, outlineEvidence(outline, evidence, language))),
  );
}

function ksaOf({ ksa, updatedAt }: OutlinePoint, evidence: Evidence): FilledKsa[number]['ksa'] {
  return ksa.map(({ letter, text }) => ({
    id: 0,
    title: letter,
    level: 0,
    description: text.zh,
    translations: translated({ description: text.en }, updatedAt),
    evidence,
  }));
}

function translated(texts: Record<string, string>, updatedAt: string): Translations {
  const en = Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text === '' ? [] : [[field, { text, updatedAt }]])));
  return Object.keys(en).length === 0 ? {} : { en };
}
