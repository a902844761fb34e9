import {
  englishFieldName,
  joinNumber,
  listsOfLineages,
  shapeOf,
  writtenEnglish,
  type StateRecord,
  type StateRecordKind,
  type Value,
} from '@college/curriculum-model';
import type { Translations } from '../../db';
import { stateTables } from '../stateTables';

/** What a record holds, by the columns of its table: its values, and the English of its texts. */
export interface RowValues {
  values: Record<string, Value>;
  english: Record<string, string>;
}

/** Fields that are columns besides those of the field table. */
const ownColumns = new Set(['derivedFrom', 'relate']);
const suffix = englishFieldName('').length;

/** A record as its table holds it: a printed number stands before its words again, in each language. */
export function rowValues(kind: StateRecordKind, record: StateRecord): RowValues {
  const { fields } = stateTables[kind];
  const own = withNumbers(kind, record.fields);
  const row: RowValues = { values: {}, english: {} };
  for (const [name, { isEnglish, blank }] of Object.entries(shapeOf(kind).fields)) {
    const column = isEnglish ? name.slice(0, -suffix) : name;
    if (!(column in fields) && !ownColumns.has(column)) continue;
    const value = own[name] ?? blank;
    if (isEnglish) row.english[column] = String(value);
    else row.values[column] = listsOfLineages.has(name) ? (value ?? []) : value;
  }
  return row;
}

function withNumbers(kind: StateRecordKind, fields: StateRecord['fields']): StateRecord['fields'] {
  if (!('number' in shapeOf(kind).fields)) return fields;
  const joined = (language: (name: string) => string) =>
    joinNumber({ number: String(fields[language('number')] ?? ''), words: String(fields[language('description')] ?? '') });
  return { ...fields, description: joined((name) => name), [englishFieldName('description')]: joined(englishFieldName) };
}

type English = NonNullable<Translations['en']>;

/** One record that is written, and what is known of it. */
export interface EnglishOfRow {
  wanted: RowValues;
  /** What the row held; absent where it is new or comes out of the trash. */
  before?: RowValues | undefined;
  /** The same record on the side from which the English may come. */
  source?: RowValues | undefined;
  stored: English | null | undefined;
  now: Date;
}

/** The translations to store: English is older where its Chinese is not the one with which it was written. */
export function translationsOf({ wanted, before, source, stored, now }: EnglishOfRow): Translations {
  const english: English = Object.fromEntries(Object.entries(stored ?? {}).filter(([column]) => !(column in wanted.english)));
  for (const [column, text] of Object.entries(wanted.english)) {
    if (text === '') continue;
    const old = stored?.[column];
    const isChinese = (row: RowValues) => row.values[column] === wanted.values[column];
    const isOlder =
      old?.text === text
        ? old.older || (before !== undefined && !isChinese(before))
        : source?.english[column] === text && !isChinese(source);
    const { text: written, updatedAt } = old?.text === text ? old : writtenEnglish(text, now.toISOString(), old);
    english[column] = { text: written, updatedAt, ...(isOlder ? { older: true } : {}) };
  }
  return Object.keys(english).length > 0 ? { en: english } : {};
}
