import {
  blankFields,
  isWebLink,
  localize,
  namesWhere,
  pickFields,
  plainFields,
  storedTalentType,
  talentReportFields,
  trimmedTexts,
  type FieldValues,
  type Language,
  type TalentReport,
  type TalentReportInput,
} from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import type { TalentReportFormText } from './messages';

/** The form values of a talent demand report. */
export interface TalentValues extends FieldValues<typeof texts> {
  /** 0 admission class, 1 level evaluation class; null until one is chosen. */
  type: 0 | 1 | null;
  /** The cover as a data URL; empty for none. */
  picUrl: string;
  majorId: number | null;
  fileUrl: string;
  english: EnglishValues;
}

const texts = plainFields(talentReportFields);
const translated = namesWhere(talentReportFields, { isTranslated: true });

/** A new report: empty, with nothing chosen. */
export function blankTalentReport(): TalentValues {
  return { ...blankFields(texts), type: null, picUrl: '', majorId: null, fileUrl: '', english: toEnglishValues(null, translated) };
}

/** The form of a report; any stored type but 0 is the level evaluation class (decision 115). */
export function toTalentValues(report: TalentReport): TalentValues {
  return {
    ...pickFields(talentReportFields, report),
    type: storedTalentType(report.type),
    majorId: report.majorId || null,
    english: toEnglishValues(report, translated),
  };
}

/** What people who may only read see: the English where there is any. */
export function readableTalentReport(report: TalentReport, language: Language): TalentValues {
  return toTalentValues(localize(report, language));
}

/** The body of a save; values without problems only. The shown type is sent as 0 or 1, whatever was stored. */
export function toTalentReportInput(
  values: TalentValues,
  { id, record }: { id: number | null; record: TalentReport | null },
  now: string,
): TalentReportInput {
  return {
    id: id ?? 0,
    ...trimmedTexts(talentReportFields, values),
    type: storedTalentType(values.type ?? 1),
    picUrl: values.picUrl,
    majorId: values.majorId ?? 0,
    fileUrl: values.fileUrl.trim(),
    ...(record?.version === undefined ? {} : { version: record.version }),
    translations: toTranslations(values.english, record, now),
  };
}

/** The problems of a report, one message per field (reference §5). */
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
