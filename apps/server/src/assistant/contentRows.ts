import type { Basis, Language, MatchRecord, Titled } from '@college/curriculum-model';

/** A record that may be suggested, with its titles in every language. */
export type Content = MatchRecord & Titled;

/** A row as the database writes it, with its course and its major; English is null where there is none. */
interface ContentRow {
  id: number;
  title: string;
  description: string;
  level: string;
  englishTitle: string | null;
  englishDescription: string | null;
  courseId: number | null;
  majorId: number;
  course: string | null;
  englishCourse: string | null;
  major: string;
  englishMajor: string | null;
}

/** The records of some rows in a reader's language; the rows are one text of JSON, which the main thread passes on unread. */
export function readContentRows(rows: string, language: Language): Content[] {
  const read: readonly ContentRow[] = JSON.parse(rows);
  return read.map((row) => present(row, language));
}

function present(row: ContentRow, language: Language): Content {
  const { id, title, description, level } = row;
  const [englishTitle, englishDescription] = [row.englishTitle ?? '', row.englishDescription ?? ''];
  const texts = [title, `${title} ${description}`, englishTitle, `${englishTitle} ${englishDescription}`].map((text) => text.trim());
  return {
    id,
    title: inLanguage(title, englishTitle, language),
    description: inLanguage(description, englishDescription, language),
    level,
    texts: [...new Set(texts)].filter((text) => text !== ''),
    titles: [title, englishTitle].filter((text) => text !== ''),
    origin: originOf(row, language),
    basis: basisOf(row),
  };
}

/** A course with its major, in words: "数据结构（软件工程）". */
function originOf(row: ContentRow, language: Language): string {
  const major = inLanguage(row.major, row.englishMajor, language);
  if (row.course === null) return major;
  const course = inLanguage(row.course, row.englishCourse, language);
  return language === 'zh' ? `${course}（${major}）` : `${course} (${major})`;
}

/** The course that a record is of, with its major; the major for what is of no course. */
function basisOf({ courseId, majorId }: ContentRow): Basis {
  return courseId === null ? { kind: 'major', id: majorId } : { kind: 'course', id: courseId, majorId };
}

function inLanguage(own: string, english: string | null, language: Language): string {
  return (language === 'en' && english) || own;
}
