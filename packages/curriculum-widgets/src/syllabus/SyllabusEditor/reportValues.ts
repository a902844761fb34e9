import {
  markOlderEnglish,
  storedFieldName,
  syllabusEnglish,
  toAdditionalInfo,
  toSyllabusData,
  valueWithoutHidden,
  type ReportData,
  type SaveReportRequest,
  type SyllabusData,
  type TranslatedText,
} from '@college/curriculum-model';
import { englishName, translatedNames, type SyllabusValues, type TranslatedName } from '../field';

/** The fields of the editor as a report holds them: the Chinese record, and the English beside it. */
export function toValues(report: Pick<ReportData, 'info' | 'intro'>): SyllabusValues {
  const { info, intro } = report;
  const { exampercenttype, exampercent, totalPeriodData: _computed, ...same } = toSyllabusData(info, intro);
  const english = translatedNames.map((name) => [englishName(name), syllabusEnglish(report, name)?.text ?? '']);
  return { ...same, exampercent: { type: exampercenttype, rows: exampercent }, ...Object.fromEntries(english) } as SyllabusValues;
}

/** The way back to the record's fields; the hours come from the chapters. */
export function toData(values: SyllabusValues, { totalPeriodData }: Pick<ReportData['intro'], 'totalPeriodData'>): SyllabusData {
  const { exampercent, ...rest } = values;
  const record = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('en:'))) as typeof rest;
  return { ...record, exampercenttype: exampercent.type, exampercent: exampercent.rows, totalPeriodData };
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
 * so that a save of the report never brings an older introduction back; with it goes the one that it was typed over.
 */
export function toInfo(
  { info, intro }: Pick<ReportData, 'info' | 'intro'>,
  { values, stored, confirmed, now }: ChangedValues,
): SaveReportRequest {
  const { courseDesc, ...sent } = toAdditionalInfo(toData(values, intro), info);
  const en: Record<string, TranslatedText> = { ...info.translations?.en };
  for (const name of translatedNames) {
    const text = values[englishName(name)];
    const isTouched = text !== stored[englishName(name)] || confirmed.includes(name);
    if (isTouched) en[storedFieldName(name)] = { text, updatedAt: now };
    if ((!isTouched && name === 'courseDesc') || (text === '' && name !== 'courseDesc')) delete en[storedFieldName(name)];
  }
  // What was stored with hidden characters by other means loses them, as every text does that is kept here.
  const clean = valueWithoutHidden({ ...sent, translations: { en } });
  return { ...clean, ...(courseDesc !== stored.courseDesc && { courseDesc, courseDescWas: stored.courseDesc }) };
}

/** The report as the server keeps it after a save: English whose Chinese changed is marked there, so it is here. */
export function savedReport(report: ReportData, { courseDescWas: _was, ...info }: SaveReportRequest, version: number): ReportData {
  const introduction = info.courseDesc ?? report.intro.introduction;
  const english = info.translations?.en?.courseDesc ?? report.info.translations?.en?.courseDesc;
  const translations = { en: { ...info.translations?.en, ...(english && { courseDesc: english }) } };
  const before = { ...report.info, courseDesc: report.intro.introduction };
  const after = { ...info, courseDesc: introduction, version, translations };
  const { courseDesc: _course, ...kept } = markOlderEnglish(
    before,
    after,
    translatedNames.map(storedFieldName) as (keyof typeof after & string)[],
  );
  return { ...report, intro: { ...report.intro, introduction }, info: kept };
}

/** Whether a report is not the one that was saved over; the introduction belongs to the course and changes without it. */
export function isOtherVersion(fresh: ReportData, { info, intro }: ReportData): boolean {
  return fresh.info.version !== info.version || fresh.intro.introduction.trim() !== intro.introduction.trim();
}
