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

/** A text that stands on paper, in the two languages as they are stored. There are thousands: a place and a name are made of one when somebody asks. */
export interface PrintedText {
  part: StatePart;
  kind: StateRecordKind;
  record: StateRecord;
  /** The place of its record in its list. */
  index: number;
  text: TextField;
  zh: string;
  en: string;
}

// Numbers, dates and addresses are no prose.
const noProse = new Set(['year', 'phone', 'email', 'code', 'standard']);

interface TextField {
  name: string;
  english: string;
  /** Whether the product asks for its English. */
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
export const printedTexts = rememberedBy((part: StatePart): readonly PrintedText[] => {
  const found: PrintedText[] = [];
  for (const [kind, { part: owner, texts }] of textFields) {
    if (owner !== part.kind || texts.length === 0) continue;
    for (const [index, record] of recordsOf(part, kind).entries()) {
      for (const text of texts) {
        const [zh, en] = [storedText(record, text.name), storedText(record, text.english)];
        if (zh !== '' || en !== '') found.push({ part, kind, record, index, text, zh, en });
      }
    }
  }
  return found;
});

/** The place of the record of a text. */
export function placeOfText({ part, kind, record }: PrintedText): Place {
  return recordPlace(part, kind, record.key);
}

/** What a text is called, such as 第 2 章：名称. */
export function nameOfText({ text, index }: PrintedText): Bilingual {
  return text.label(index);
}

/** What a text is called: a record that is one text by its place in its list; a course and a syllabus, of which there is one, by the field alone. */
function labelOf(kind: StateRecordKind, record: Bilingual, field: Bilingual | null, at: number): Bilingual {
  const place = { zh: `${record.zh} ${at + 1}`, en: `${record.en} ${at + 1}` };
  if (field === null) return place;
  const isOnly = shapeOf(kind).refs?.length === 0;
  return isOnly ? field : { zh: `${place.zh}：${field.zh}`, en: `${place.en}: ${field.en}` };
}
