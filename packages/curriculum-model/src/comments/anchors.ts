import { recordPlace, shapeOf, type StateRecordKind } from '../editions';
import type { Bilingual } from '../language';
import { printCommentPlace, readCommentPlace, type CommentPlace, type CommentPlaceParts } from './commentPlace';
import { keptWords } from './limits';

/** A record of an edition on which somebody may comment: its own number there, and that of its lineage. */
export interface AnchorRecord {
  kind: StateRecordKind;
  /** The lineage of its course; absent for those of the major. */
  course?: number;
  id: number;
  lineage: number;
  words: Bilingual;
  /** The texts of its fields, where it has some on which people comment. */
  fields?: Readonly<Record<string, Bilingual>>;
}

/** The numbers of a record of an edition, without what it says. */
export type NumberedRecord = Pick<AnchorRecord, 'kind' | 'course' | 'id' | 'lineage'>;

/** A place that an edition has. */
export interface Anchor {
  /** By lineage: the same in every edition. */
  place: CommentPlace;
  /** By the edition's own numbers. */
  here: CommentPlace;
  /** What the thing is called or says. */
  words: Bilingual;
}

/** Finds places among the records of an edition, which it takes in own numbers and in those of lineages: the two never collide. */
export function anchorFinder(records: readonly AnchorRecord[]): (place: CommentPlace) => Anchor | undefined {
  const byId = new Map<string, AnchorRecord>();
  for (const record of records) byId.set(keyOf(record.kind, record.course, record.id), record);
  for (const record of records) byId.set(keyOf(record.kind, record.course, record.lineage), record);
  const courses = new Map(records.flatMap((one) => (one.kind === 'course' ? [[one.id, one] as const, [one.lineage, one] as const] : [])));
  const syllabuses = new Map(records.filter(({ kind }) => kind === 'syllabus').map((one) => [one.course, one]));
  const major = records.find(({ kind }) => kind === 'major');
  const ownerOf = ({ kind, field }: CommentPlaceParts, course: AnchorRecord | undefined) => {
    const isOfSyllabus = kind === 'syllabus' && field !== undefined;
    return [isOfSyllabus ? syllabuses.get(course?.lineage) : (course ?? major)].filter((one) => one !== undefined);
  };
  return (place) => {
    const parts = readCommentPlace(place);
    if (!parts) return undefined;
    const course = parts.lineage === undefined ? undefined : courses.get(parts.lineage);
    if (parts.part === 'course' && !course) return undefined;
    const found = recordsOfPlace(parts).map(([kind, number]) =>
      byId.get(keyOf(kind, shapeOf(kind).part === 'course' ? course?.lineage : undefined, number)),
    );
    if (found.some((one) => !one)) return undefined;
    const refs = found as AnchorRecord[];
    const keyIn = (number: 'id' | 'lineage') => (parts.key === '' ? '' : refs.map((one) => one[number]).join('-'));
    const inNumbers = (number: 'id' | 'lineage') =>
      printCommentPlace({ ...parts, ...(course ? { lineage: course[number] } : {}), key: keyIn(number) });
    return { place: inNumbers('lineage'), here: inNumbers('id'), words: wordsOf(parts, parts.key === '' ? ownerOf(parts, course) : refs) };
  };
}

/** The records that a place needs: a record with a number of its own, or those that a cell ties together, for a cell of several records those that name it. */
function recordsOfPlace({ kind, key }: CommentPlaceParts): [StateRecordKind, number][] {
  if (key === '') return [];
  const numbers = key.split('-').map(Number);
  return (shapeOf(kind).refs ?? [kind]).slice(0, numbers.length).map((ref, index) => [ref, numbers[index]!]);
}

function wordsOf({ field }: CommentPlaceParts, records: readonly AnchorRecord[]): Bilingual {
  const words = records.map((record) => (field === undefined ? record.words : (record.fields?.[field] ?? { zh: '', en: '' })));
  const most = Math.floor((keptWords - 3 * (words.length - 1)) / Math.max(1, words.length));
  const inOne = (language: 'zh' | 'en') => words.map((one) => cut(one[language], most)).join(' × ');
  return { zh: inOne('zh'), en: inOne('en') };
}

function cut(text: string, most: number): string {
  const signs = Array.from(text);
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}

function keyOf(kind: StateRecordKind, course: number | undefined, number: number): string {
  return `${course ?? ''}/${kind}:${number}`;
}

/** The place of a record or field of a course, or of the major where no course is given, as a widget knows it. */
export function ownPlace(courseId: number | undefined, kind: StateRecordKind, key: number | string = '', field?: string): CommentPlace {
  const part = courseId === undefined ? ({ kind: 'major', lineage: 0 } as const) : ({ kind: 'course', lineage: courseId } as const);
  const record = recordPlace(part, kind, String(key));
  return field === undefined ? record : `${record}#${field}`;
}
