import {
  emptyAdditionalInfo,
  englishFieldName,
  isSame,
  joinNumber,
  shapeOf,
  splitNumber,
  writtenEnglish,
  type StateRecord,
  type StateRecordKind,
  type Translations,
  type Value,
} from '@college/curriculum-model';

interface TranslatedRow {
  translations?: Translations;
  relate?: unknown;
}

type Fields = StateRecord['fields'];
type Written = Record<string, Value>;

const suffix = englishFieldName('').length;
const empty = emptyAdditionalInfo(0);

/** What a row holds where a field is blank: a timetable without rows is none. */
function blankOf(kind: StateRecordKind, name: string, blank: Value): Value {
  return kind === 'syllabus' && name in empty ? (Reflect.get(empty, name) as Value) : blank;
}

/** The fields of a row; what is blank is left out. */
export function fieldsOf(kind: StateRecordKind, row: object & TranslatedRow, derivedFrom: readonly number[] = []): Fields {
  const fields: Written = {};
  for (const [name, { isEnglish, blank, field }] of Object.entries(shapeOf(kind).fields)) {
    const value = valueOf(row, name, isEnglish);
    const isNothing =
      value === undefined || value === null || (field?.kind === 'choice' && value === 0) || (blank === null && isEmptyList(value));
    if (!isNothing && !isSame(value, blankOf(kind, name, blank))) fields[name] = value;
  }
  if (derivedFrom.length > 0) fields.derivedFrom = derivedFrom;
  return kind === 'requirement' || kind === 'indicator' ? withNumber(kind, fields) : fields;
}

// No courses, no records.
const isEmptyList = (value: Value) => Array.isArray(value) && value.length === 0;

function valueOf(row: object & TranslatedRow, name: string, isEnglish: boolean): Value | undefined {
  return isEnglish ? row.translations?.en?.[name.slice(0, -suffix)]?.text : (Reflect.get(row, name) as Value | undefined);
}

/** The values of a row by the fields of its record, English among its translations. */
export function rowValues(kind: StateRecordKind, record: StateRecord, before: TranslatedRow | undefined, now: string): object {
  const fields = kind === 'requirement' || kind === 'indicator' ? withoutNumber(record.fields) : record.fields;
  const values: Written = {};
  const en = { ...before?.translations?.en };
  for (const [name, { isEnglish, blank }] of Object.entries(shapeOf(kind).fields)) {
    if (unlisted.has(englishFreeName(name, isEnglish))) continue;
    const value = fields[name] ?? blankOf(kind, name, blank);
    if (!isEnglish) values[name] = value;
    else writeEnglish(en, name.slice(0, -suffix), String(value), now);
  }
  return { ...values, ...(Object.keys(en).length > 0 || before?.translations ? { translations: { en } } : {}) };
}

// They are no texts of the row: rows keep them elsewhere or in another form.
const unlisted = new Set(['number', 'derivedFrom', 'isBound', 'relate']);
const englishFreeName = (name: string, isEnglish: boolean) => (isEnglish ? name.slice(0, -suffix) : name);

function writeEnglish(en: NonNullable<Translations['en']>, name: string, text: string, now: string): void {
  if (text === '') delete en[name];
  else if (en[name]?.text !== text) en[name] = writtenEnglish(text, now, en[name]);
}

const languages = ['', englishFieldName('')];

/** A requirement or indicator point whose text is its number and its words, in each language. */
function withNumber(level: 'requirement' | 'indicator', fields: Written): Fields {
  const split: Written = { ...fields };
  for (const language of languages) {
    const { number, words } = splitNumber(String(fields[`description${language}`] ?? ''), level);
    for (const [name, text] of Object.entries({ [`number${language}`]: number, [`description${language}`]: words })) {
      if (text === '') delete split[name];
      else split[name] = text;
    }
  }
  return split;
}

function withoutNumber(fields: Fields): Fields {
  const text = (name: string) => String(fields[name] ?? '');
  const joined = languages.map((language) => {
    return [`description${language}`, joinNumber({ number: text(`number${language}`), words: text(`description${language}`) })] as const;
  });
  return { ...fields, ...Object.fromEntries(joined) };
}
