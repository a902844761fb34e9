import type { DocumentColumn, DocumentLanguages, DocumentRow, DocumentTable } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, plainWords } from '../../syllabus/document/wording';
import type { Bilingual } from '../../language';
import type { DescribedChange } from '../describe';
import { redlineMatrix } from '../redline';
import { readPlace } from '../places';
import type { CurriculumState } from '../state';
import { changeCells } from './changeCells';
import type { TwoReadings } from './twoReadings';
import { changeTopicNames, changeWayNames, revisionWords as say, supportEffect } from './words';

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

/** Every change in a line; reasons that nobody gave are left blank to be written. */
export function revisionTable(readings: readonly TwoReadings[], compared: Compared, languages: DocumentLanguages): DocumentTable {
  const effectOf = effects(compared);
  const rows = readings.map((reading, index): DocumentRow => {
    const { zh } = reading;
    const remark = compared.remarkOf?.(zh);
    const { field, before, after } = changeCells(reading, languages);
    const words = (text: Bilingual) => wordsCell(labelWords(languages, text));
    const plain = (text = '') => wordsCell(plainWords(languages, text));
    return {
      key: String(index + 1),
      cells: [
        plain(String(index + 1)),
        words(changeTopicNames[zh.topic]),
        words(placeOf(reading, field)),
        before,
        after,
        words(changeWayNames[zh.way]),
        plain(remark?.reason),
        words(effectOf(zh)),
        plain(remark?.author),
      ],
    };
  });
  return {
    kind: 'table',
    id: 'revision-table',
    columns: columns(languages),
    rows,
    empty: labelWords(languages, say.noChanges),
  };
}

const widths = { number: 4, kind: 8, place: 15, before: 21, after: 21, change: 7, reason: 13, effect: 9, author: 9 } as const;

function columns(languages: DocumentLanguages): DocumentColumn[] {
  return Object.entries(widths).map(([key, width]) => ({ key, label: labelWords(languages, say[key as keyof typeof widths]), width }));
}

/** 数据结构 · 教学目标, with the field where a change is about one alone. */
function placeOf(reading: TwoReadings, field: Bilingual | undefined): Bilingual {
  const text = (language: keyof Bilingual) => {
    const { course, label, name, shortName, topic } = reading[language];
    const own = topic === 'requirement' || topic === 'indicator' || topic === 'support' ? shortName : joined(label, shortName);
    const record = course?.name === name && topic === 'course' ? '' : own;
    return joined(course?.name ?? '', record, field && topic !== 'support' ? field[language] : '');
  };
  return { zh: text('zh'), en: text('en') };
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
