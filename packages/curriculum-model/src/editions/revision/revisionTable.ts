import type { DocumentColumn, DocumentLanguages, DocumentRow, DocumentTable, Words } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, plainWords } from '../../syllabus/document/wording';
import type { Bilingual } from '../../language';
import type { DescribedChange, DescribedField } from '../describe';
import { redlineMatrix } from '../redline';
import { readPlace } from '../places';
import type { CurriculumState } from '../state';
import { excerpts } from './excerpts';
import { changeTopicNames, changeWayNames, revisionWords as say, supportEffect } from './words';

/** One change in both languages. */
export interface TwoReadings {
  zh: DescribedChange;
  en: DescribedChange;
}

/** What only the college knows of a change. */
export interface RevisionRemark {
  reason?: string;
  /** Who proposed it, and when. */
  author?: string;
}

interface Compared {
  before: CurriculumState;
  after: CurriculumState;
  remarkOf?: (change: DescribedChange) => RevisionRemark | undefined;
}

/** Every change in a line, one for each field; reasons that nobody gave are left blank to be written. */
export function revisionTable(readings: readonly TwoReadings[], compared: Compared, languages: DocumentLanguages): DocumentTable {
  const effectOf = effects(compared);
  const rows = readings.flatMap((reading) => {
    const { zh } = reading;
    const remark = compared.remarkOf?.(zh);
    const lines = zh.fields.length === 0 ? [undefined] : zh.fields.map((_, at) => at);
    return lines.map((at) => [
      labelWords(languages, changeTopicNames[zh.topic]),
      labelWords(languages, placeOf(reading, at)),
      ...values(reading, at, languages),
      labelWords(languages, changeWayNames[zh.way]),
      plainWords(languages, remark?.reason ?? ''),
      labelWords(languages, effectOf(zh)),
      plainWords(languages, remark?.author ?? ''),
    ]);
  });
  return {
    kind: 'table',
    id: 'revision-table',
    columns: columns(languages),
    rows: rows.map((words, index): DocumentRow => ({
      key: String(index + 1),
      cells: [plainWords(languages, String(index + 1)), ...words].map(wordsCell),
    })),
    empty: labelWords(languages, say.noChanges),
  };
}

const widths = { number: 4, kind: 8, place: 14, before: 20, after: 20, change: 7, reason: 12, effect: 9, author: 6 } as const;

function columns(languages: DocumentLanguages): DocumentColumn[] {
  return Object.entries(widths).map(([key, width]) => ({ key, label: labelWords(languages, say[key as keyof typeof widths]), width }));
}

/** 数据结构 · 教学目标, with the field where the record has several. */
function placeOf(reading: TwoReadings, at: number | undefined): Bilingual {
  const text = (language: keyof Bilingual) => {
    const { course, label, name, shortName, fields, topic } = reading[language];
    const own = topic === 'requirement' || topic === 'indicator' || topic === 'support' ? shortName : joined(label, shortName);
    const field = at === undefined ? '' : fields[at]!.label;
    const record = course?.name === name && topic === 'course' ? '' : own;
    return joined(course?.name ?? '', record, field === label || topic === 'support' ? '' : field);
  };
  return { zh: text('zh'), en: text('en') };
}

function values({ zh, en }: TwoReadings, at: number | undefined, languages: DocumentLanguages): [before: Words, after: Words] {
  if (at === undefined) return [{}, {}];
  const [chinese, english] = [shown(zh.fields[at]!, 'zh'), shown(en.fields[at]!, 'en')];
  return [
    labelWords(languages, { zh: chinese.before, en: english.before }),
    labelWords(languages, { zh: chinese.after, en: english.after }),
  ];
}

function shown({ before, after, isText }: DescribedField, language: keyof Bilingual) {
  return isText ? excerpts(before, after, language) : { before, after };
}

/** What a change of support does to its indicator point. */
function effects({ before, after }: Compared): (change: DescribedChange) => Bilingual {
  const columnsByKey = new Map(redlineMatrix(before, after, 'zh').columns.map((column) => [column.key, column]));
  return ({ topic, at }) => {
    const column = topic === 'support' ? columnsByKey.get(readPlace(at)?.key ?? '') : undefined;
    return column ? supportEffect(column) : { zh: '', en: '' };
  };
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
