import { completionItemNames } from '../../completion/messages';
import { recordsOf, type StatePart, type StateRecord } from '../../editions';
import { lineagesOf } from '../../editions/lineages';
import { groupBy } from '../../grouping';
import type { Bilingual } from '../../language';
import type { Support } from '../../matrices';
import { plainText } from '../wording/plainText';
import { rememberedBy } from './memo';
import { numberOf, textOf } from './recordTexts';

/** A chapter as the rules read it. */
export interface ChapterView {
  key: string;
  record: StateRecord;
  /** From 1. */
  number: number;
  name: Bilingual;
  /** Number and name: 第 2 章 线性表. */
  title: Bilingual;
  theory: number;
  practice: number;
}

/** A teaching goal. */
export interface GoalView {
  key: string;
  record: StateRecord;
  text: Bilingual;
  /** What is compared of it. */
  plain: string;
  /** The indicator point under which it stands. */
  indicator: string;
  isBound: boolean;
}

/** The support of an indicator point, with the goals bound to it. */
export interface BindingView {
  indicator: string;
  relate: Support;
  goals: readonly string[];
}

/** A point in a cell of the course matrix. */
export interface PlacedView {
  record: StateRecord;
  chapter: string;
  goal: string;
  point: string;
  relate: Support;
}

/** A course as the rules read it, whatever its major. */
export interface CourseView {
  part: StatePart;
  lineage: number;
  record: StateRecord;
  name: Bilingual;
  classId: number | null;
  typeId: number | null;
  theory: number;
  practice: number;
  /** The term of the plan; null where it is in none. */
  semester: number | null;
  /** The courses that come before it, by lineage. */
  prerequisites: readonly number[];
  chapters: readonly ChapterView[];
  goals: readonly GoalView[];
  bindings: readonly BindingView[];
  placed: readonly PlacedView[];
  /** The stored syllabus; null while there is none. */
  syllabus: StateRecord | null;
}

const blank: StateRecord = { key: '', fields: {} };

/** What the rules read of the part of a course. */
export const courseView = rememberedBy((part: StatePart): CourseView => {
  const record = recordsOf(part, 'course')[0] ?? blank;
  const goals = recordsOf(part, 'goal').map(goalOf);
  const bound = groupBy(
    goals.filter(({ isBound }) => isBound),
    ({ indicator }) => indicator,
  );
  return {
    part,
    lineage: part.lineage,
    record,
    name: textOf(record, 'name'),
    classId: numberOf(record, 'classId'),
    typeId: numberOf(record, 'typeId'),
    theory: numberOf(record, 'theoryPeriod') ?? 0,
    practice: numberOf(record, 'practicePeriod') ?? 0,
    semester: numberOf(record, 'semester'),
    prerequisites: lineagesOf(record.fields.prerequisites),
    chapters: recordsOf(part, 'chapter').map((chapter, at) => ({
      key: chapter.key,
      record: chapter,
      number: at + 1,
      name: textOf(chapter, 'name'),
      title: completionItemNames.project({ row: at + 1, name: textOf(chapter, 'name') }),
      theory: numberOf(chapter, 'theoryPeriod') ?? 0,
      practice: numberOf(chapter, 'practicePeriod') ?? 0,
    })),
    goals,
    bindings: supported(part, 'binding').map(({ record: { key }, relate }) => {
      return { indicator: key, relate, goals: (bound.get(key) ?? []).map((goal) => goal.key) };
    }),
    placed: supported(part, 'placedPoint').map((entry) => {
      const [chapter = '', goal = '', point = ''] = entry.record.key.split('-');
      return { ...entry, chapter, goal, point };
    }),
    syllabus: recordsOf(part, 'syllabus')[0] ?? null,
  };
});

function goalOf(record: StateRecord): GoalView {
  const text = textOf(record, 'description');
  return {
    key: record.key,
    record,
    text,
    plain: plainText(text.zh),
    indicator: record.under ?? '',
    isBound: record.fields.isBound === true,
  };
}

function supported(part: StatePart, kind: 'binding' | 'placedPoint'): { record: StateRecord; relate: Support }[] {
  return recordsOf(part, kind).flatMap((record) => {
    const { relate } = record.fields;
    return relate === 0 || relate === 1 ? [{ record, relate }] : [];
  });
}
