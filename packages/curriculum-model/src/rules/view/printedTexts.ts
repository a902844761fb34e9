import {
  englishFieldName,
  recordKinds,
  recordPlace,
  recordsOf,
  shapeOf,
  type Place,
  type StatePart,
  type StateRecord,
} from '../../editions';
import type { Bilingual } from '../../language';
import { rememberedBy } from './memo';
import { storedText } from './recordTexts';

/** A text that stands on paper, in the two languages as they are stored. */
export interface PrintedText {
  at: Place;
  record: StateRecord;
  field: string;
  /** What it is called, such as 第 2 章：名称. */
  label: Bilingual;
  zh: string;
  en: string;
  /** Whether the product asks for its English. */
  hasEnglish: boolean;
}

// Numbers, dates and addresses are no prose.
const noProse = new Set(['year', 'phone', 'email', 'code', 'standard']);

/** The texts of a part that stand on paper. */
export const printedTexts = rememberedBy((part: StatePart): readonly PrintedText[] =>
  recordKinds.flatMap((kind) => {
    const { part: owner, fields, label: kindLabel } = shapeOf(kind);
    if (owner !== part.kind) return [];
    const texts = Object.entries(fields).flatMap(([name, { field, isEnglish, label }]) =>
      field?.kind === 'text' && !isEnglish && !noProse.has(name) ? [{ name, field, label }] : [],
    );
    if (texts.length === 0) return [];
    return recordsOf(part, kind).flatMap((record, at) =>
      texts.flatMap(({ name, field, label }): PrintedText[] => {
        const [zh, en] = [storedText(record, name), storedText(record, englishFieldName(name))];
        if (zh === '' && en === '') return [];
        const own = field.isWhole ? kindLabel : label;
        const [before, after] = [ownerName(kind, kindLabel, at, 'zh'), ownerName(kind, kindLabel, at, 'en')];
        const called = field.isWhole
          ? { zh: `${own.zh} ${at + 1}`, en: `${own.en} ${at + 1}` }
          : { zh: before + own.zh, en: after + own.en };
        const hasEnglish = field.isTranslated && Reflect.get(field, 'hasEnglishField') !== false && name !== 'week';
        return [{ at: recordPlace(part, kind, record.key), record, field: name, label: called, zh, en, hasEnglish }];
      }),
    );
  }),
);

/** Whose field it is; a course, a major and a syllabus need no name. */
function ownerName(kind: string, { zh, en }: Bilingual, at: number, language: 'zh' | 'en'): string {
  if (kind === 'course' || kind === 'syllabus' || kind === 'major') return '';
  return language === 'zh' ? `${zh} ${at + 1}：` : `${en} ${at + 1}: `;
}
