import { isWebLink, localize, storedTalentType, type Language, type TalentReport, type TalentReportInput } from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import type { TalentReportFormText } from './messages';

/** A talent demand report as its form says it. */
export interface TalentValues {
  name: string;
  department: string;
  /** 0 admission class, 1 level evaluation class; null until one is chosen. */
  type: 0 | 1 | null;
  /** The cover as a data URL; empty for none. */
  picUrl: string;
  majorId: number | null;
  fileName: string;
  fileUrl: string;
  english: EnglishValues;
}

/** The fields of a report that have English beside their Chinese. */
export const translatedTalentFields = ['name', 'department'] as const;

/** A new report: empty, with nothing chosen. */
export function blankTalentReport(): TalentValues {
  return {
    name: '',
    department: '',
    type: null,
    picUrl: '',
    majorId: null,
    fileName: '',
    fileUrl: '',
    english: toEnglishValues(null, translatedTalentFields),
  };
}

/** The form of a report; any stored type but 0 is the level evaluation class (decision 115). */
export function toTalentValues(report: TalentReport): TalentValues {
  return {
    name: report.name,
    department: report.department,
    type: storedTalentType(report.type),
    picUrl: report.picUrl,
    majorId: report.majorId || null,
    fileName: report.fileName,
    fileUrl: report.fileUrl,
    english: toEnglishValues(report, translatedTalentFields),
  };
}

/** What people who may only read see: the English where there is any. */
export function readableTalentReport(report: TalentReport, language: Language): TalentValues {
  return toTalentValues(localize(report, language));
}

/** The body of a save; values without problems only. The shown type goes back as 0 or 1, whatever was stored. */
export function toTalentReportInput(
  values: TalentValues,
  { id, record }: { id: number | null; record: TalentReport | null },
  now: string,
): TalentReportInput {
  return {
    id: id ?? 0,
    name: values.name.trim(),
    department: values.department.trim(),
    type: storedTalentType(values.type ?? 1),
    picUrl: values.picUrl,
    majorId: values.majorId ?? 0,
    fileName: values.fileName.trim(),
    fileUrl: values.fileUrl.trim(),
    ...(record?.version === undefined ? {} : { version: record.version }),
    translations: toTranslations(values.english, record, now),
  };
}

/** What keeps a report from being saved, in one sentence for each field (reference §5). */
export function talentProblems(values: TalentValues, text: TalentReportFormText, isCoverBusy: boolean): FieldProblems {
  const problems: Record<string, string> = {};
  const link = values.fileUrl.trim();
  if (values.name.trim() === '') problems['name'] = text.nameEmpty;
  if (values.department.trim() === '') problems['department'] = text.departmentEmpty;
  if (values.type === null) problems['type'] = text.typeEmpty;
  if (isCoverBusy) problems['picUrl'] = text.coverBusy;
  else if (values.picUrl === '') problems['picUrl'] = text.coverEmpty;
  if (values.majorId === null) problems['majorId'] = text.majorEmpty;
  if (link !== '' && !isWebLink(link)) problems['fileUrl'] = text.linkWrong;
  return problems;
}
