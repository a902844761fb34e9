import {
  englishFieldName,
  recordKinds,
  recordPlace,
  recordsOf,
  shapeOf,
  type Place,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
} from '../../editions';
import type { Bilingual } from '../../language';
import { rememberedBy } from './memo';
import { storedText } from './recordTexts';

/** A text that stands on paper, in the two languages as they are stored. */
export interface PrintedText {
  at: () => Place;
  record: StateRecord;
  field: string;
  /** What it is called, such as 第 2 章：名称. */
  label: () => Bilingual;
  zh: string;
  en: string;
  /** Whether the product asks for its English. */
  hasEnglish: boolean;
}

// Numbers, dates and addresses are no prose.
const noProse = new Set(['year', 'phone', 'email', 'code', 'standard']);

interface TextField {
  name: string;
  english: string;
  hasEnglish: boolean;
  label: (at: number) => Bilingual;
}

/** The texts of each kind of record. */
const textFields = new Map(
  recordKinds.map((kind) => {
    const { part, fields, label: kindLabel } = shapeOf(kind);
    const texts = Object.entries(fields).flatMap(([name, { field, isEnglish, label }]): TextField[] => {
      if (field?.kind !== 'text' || isEnglish || noProse.has(name)) return [];
      const hasEnglish = field.isTranslated && Reflect.get(field, 'hasEnglishField') !== false && name !== 'week';
      return [
        { name, english: englishFieldName(name), hasEnglish, label: (at) => labelOf(kind, kindLabel, field.isWhole ? null : label, at) },
      ];
    });
    return [kind, { part, texts }] as const;
  }),
);

/** The texts of a part that stand on paper. */
export const printedTexts = rememberedBy((part: StatePart): readonly PrintedText[] =>
  [...textFields].flatMap(([kind, { part: owner, texts }]) => {
    if (owner !== part.kind || texts.length === 0) return [];
    return recordsOf(part, kind).flatMap((record, at) =>
      texts.flatMap(({ name, english, hasEnglish, label }): PrintedText[] => {
        const [zh, en] = [storedText(record, name), storedText(record, english)];
        if (zh === '' && en === '') return [];
        return [{ at: () => recordPlace(part, kind, record.key), record, field: name, label: () => label(at), zh, en, hasEnglish }];
      }),
    );
  }),
);

/** What a text is called: a record that is one text by its place in its list; a course and a syllabus, of which there is one, by the field alone. */
function labelOf(kind: StateRecordKind, record: Bilingual, field: Bilingual | null, at: number): Bilingual {
  const place = { zh: `${record.zh} ${at + 1}`, en: `${record.en} ${at + 1}` };
  if (field === null) return place;
  const isOnly = shapeOf(kind).refs?.length === 0;
  return isOnly ? field : { zh: `${place.zh}：${field.zh}`, en: `${place.en}: ${field.en}` };
}
