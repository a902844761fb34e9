import { englishOf, type Bilingual } from '../../language';
import { courseUnitFields } from '../../records';
import type { DocumentCell, DocumentLanguages, DocumentLine, Words } from '../../syllabus';
import { cellOf } from '../../syllabus/document/tableWords';
import { labelWords, mapWords } from '../../syllabus/document/wording';
import type { DescribedField } from '../describe';
import { readPlace } from '../places';
import { shapeOf, type StateRecordKind } from '../shapes';
import { joinNumber } from '../splitNumber';
import { excerpts } from './excerpts';
import type { TwoReadings } from './twoReadings';

/** What one change says: how it was and how it is, and the field where that is all. */
export interface ChangeCells {
  field: Bilingual | undefined;
  before: DocumentCell;
  after: DocumentCell;
}

interface Entry {
  label: Bilingual;
  before: Words;
  after: Words;
}

// What a course that came or went is known by.
const { name, classId, typeId, theoryPeriod, practicePeriod } = courseUnitFields;
const knownBy: readonly Bilingual[] = [name, classId, typeId, theoryPeriod, practicePeriod].map(({ label }) => label);

/** Puts the fields of a change into two cells: a text and its English together, a number before its words, what was merged or split before. */
export function changeCells(reading: TwoReadings, languages: DocumentLanguages): ChangeCells {
  const { way, at, fields } = reading.zh;
  const kind = readPlace(at)?.kind;
  const labels = { own: labelOf(kind), number: labelOf(kind, 'number'), origin: labelOf(kind, 'derivedFrom') };
  const all = entriesOf(reading, languages);
  const isWhole = way === 'added' || way === 'removed';
  if (isWhole && kind === 'syllabus') return { field: undefined, before: cellOf(), after: cellOf() };
  const origin = way === 'merged' || way === 'split' ? all.find(({ label }) => isSame(label, labels.origin)) : undefined;
  const told = all.filter(
    (entry) => entry !== origin && !(isWhole && kind === 'course' && !knownBy.some((label) => isSame(entry.label, label))),
  );
  const entries = withNumber(told, labels);
  const [only] = entries;
  const isOne = fields.length > 0 && entries.length === 1 && origin === undefined;
  const lines = (side: 'before' | 'after'): DocumentLine[] =>
    entries.map(({ label, [side]: words }) => ({
      words: isOne || isSame(label, labels.own) ? words : labelled(label, words),
    }));
  return {
    field: isOne && !isWhole && !isSame(only!.label, labels.own) && !isSame(only!.label, labels.number) ? only!.label : undefined,
    before: cellOf(...(way === 'added' ? [] : lines('before')), ...(origin ? [{ words: origin.after }] : [])),
    after: cellOf(...(way === 'removed' ? [] : lines('after'))),
  };
}

/** The fields in both languages, each with its English where that changed too. */
function entriesOf({ zh, en }: TwoReadings, languages: DocumentLanguages): Entry[] {
  const labelAt = (at: number): Bilingual => ({ zh: zh.fields[at]!.label, en: en.fields[at]!.label });
  const ofEnglish = zh.fields.map((_, at) => zh.fields.findIndex((_other, other) => isSame(labelAt(other), englishOf(labelAt(at)))));
  return zh.fields.flatMap((_, at) => {
    if (ofEnglish.includes(at)) return [];
    const partner = en.fields[ofEnglish[at]!] ?? en.fields[at]!;
    const [chinese, english] = [shown(zh.fields[at]!, 'zh'), shown(partner, 'en')];
    const side = (of: 'before' | 'after') => labelWords(languages, { zh: chinese[of], en: english[of] });
    return [{ label: labelAt(at), before: side('before'), after: side('after') }];
  });
}

function shown({ before, after, isText }: DescribedField, language: keyof Bilingual) {
  return isText ? excerpts(before, after, language) : { before, after };
}

/** A number that changed with its words is put before them. */
function withNumber(entries: readonly Entry[], labels: { own: Bilingual | undefined; number: Bilingual | undefined }): Entry[] {
  const number = entries.find(({ label }) => isSame(label, labels.number));
  const words = entries.find(({ label }) => isSame(label, labels.own));
  if (!number || !words) return [...entries];
  const joined = (side: 'before' | 'after') => numbered(number[side], words[side]);
  const both = { label: words.label, before: joined('before'), after: joined('after') };
  return [both, ...entries.filter((entry) => entry !== number && entry !== words)];
}

function numbered(number: Words, words: Words): Words {
  const own = (language: keyof Bilingual) => {
    const text = words[language] ?? '';
    const prefix = number[language] ?? number.zh ?? number.en ?? '';
    return text === '' ? number[language] : prefix === '' ? text : joinNumber({ number: prefix, words: text });
  };
  const [zh, en] = [own('zh'), own('en')];
  return { ...(zh && { zh }), ...(en && { en }) };
}

function labelled(label: Bilingual, words: Words): Words {
  return mapWords(words, { zh: (text) => text && `${label.zh}：${text}`, en: (text) => text && `${label.en}: ${text}` });
}

function labelOf(kind: StateRecordKind | undefined, field?: string): Bilingual | undefined {
  if (kind === undefined) return undefined;
  return field === undefined ? shapeOf(kind).label : shapeOf(kind).fields[field]?.label;
}

const isSame = (one: Bilingual, other: Bilingual | undefined) => one.zh === other?.zh;
