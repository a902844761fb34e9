import { toAdditionalInfo, toSyllabusData, type AdditionalInfo, type ReportData, type TranslatedText } from '@college/curriculum-model';
import {
  englishName,
  isSameValue,
  recordNames,
  translatedNames,
  type RecordFieldName,
  type SyllabusValues,
  type TranslatedName,
} from '../field';

/** Under which name the record keeps a field (decision 120). */
export function storedName(name: RecordFieldName): string {
  if (name === 'references') return 'textreferences';
  return name === 'group' ? 'textgroup' : name;
}

/** The fields of the editor as a report holds them: the Chinese record, and the English beside it. */
export function toValues({ info, intro }: Pick<ReportData, 'info' | 'intro'>): SyllabusValues {
  const { exampercenttype, exampercent, totalPeriodData: _computed, ...same } = toSyllabusData(info, intro);
  const english = translatedNames.map((name) => [englishName(name), englishOf(info, name)?.text ?? '']);
  return { ...same, exampercent: { type: exampercenttype, rows: exampercent }, ...Object.fromEntries(english) } as SyllabusValues;
}

/** The stored English of a field. */
export function englishOf({ translations }: Pick<AdditionalInfo, 'translations'>, name: TranslatedName): TranslatedText | undefined {
  return translations?.en?.[storedName(name)];
}

interface ChangedValues {
  values: SyllabusValues;
  /** What the server keeps of the values. */
  stored: SyllabusValues;
  /** English that was found to be still right. */
  confirmed: readonly TranslatedName[];
  /** When the English was written, ISO. */
  now: string;
}

/**
 * The record to save. What belongs to the course, its introduction and the English of it, goes along only where it was changed here,
 * so that a save of the report never brings an older introduction back.
 */
export function toInfo(
  { info, intro }: Pick<ReportData, 'info' | 'intro'>,
  { values, stored, confirmed, now }: ChangedValues,
): AdditionalInfo {
  const { exampercent, ...rest } = values;
  const data = { ...rest, exampercenttype: exampercent.type, exampercent: exampercent.rows, totalPeriodData: intro.totalPeriodData };
  const record = Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('en:'))) as typeof data;
  const { courseDesc, ...sent } = toAdditionalInfo(record, info);
  const en: Record<string, TranslatedText> = { ...info.translations?.en };
  for (const name of translatedNames) {
    const text = values[englishName(name)];
    const isTouched = text !== stored[englishName(name)] || confirmed.includes(name);
    if (isTouched) en[storedName(name)] = { text, updatedAt: now };
    if ((!isTouched && name === 'courseDesc') || (text === '' && name !== 'courseDesc')) delete en[storedName(name)];
  }
  return { ...sent, ...(courseDesc !== stored.courseDesc && { courseDesc }), translations: { en } };
}

/** The report as it stands with these values, for the tables and the outline that read a report. */
export function withValues(report: ReportData, changed: ChangedValues): ReportData {
  const { courseDesc: _course, ...info } = toInfo(report, changed);
  return { ...report, info: { ...info, courseDesc: changed.values.courseDesc } };
}

/** Fields of the record whose values differ between two versions. */
export function changedNames(one: SyllabusValues, other: SyllabusValues): RecordFieldName[] {
  return recordNames.filter((name) => !isSameValue(one[name], other[name]));
}
