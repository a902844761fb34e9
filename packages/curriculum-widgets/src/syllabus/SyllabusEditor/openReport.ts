import { markOlderEnglish, storedFieldName, syllabusEnglish, type ReportData, type SaveReportRequest } from '@college/curriculum-model';
import {
  countUnsaved,
  createSyllabusStore,
  fieldProblem,
  openNames,
  openSyllabus,
  translatedNames,
  type FieldName,
  type StoredSyllabus,
  type SyllabusStore,
} from '../field';
import type { DraftKeeper } from './draft/draftKeeper';
import { toValues } from './reportValues';

/** Whether a report is not the one that was saved over; the introduction belongs to the course and changes without it. */
export function isOtherVersion(fresh: ReportData, { info, intro }: ReportData): boolean {
  return fresh.info.version !== info.version || fresh.intro.introduction.trim() !== intro.introduction.trim();
}

/** What the server keeps of the fields. */
export function storedOf(report: ReportData): StoredSyllabus {
  return { values: toValues(report), older: translatedNames.filter((name) => syllabusEnglish(report, name)?.older) };
}

/** The fields as the server has them, and over them what a draft still holds. */
export function openReport(
  report: ReportData,
  { isRevisable, draft }: { isRevisable: boolean; draft: DraftKeeper },
): { store: SyllabusStore; restoredFrom: number | null } {
  const store = createSyllabusStore(openSyllabus(storedOf(report), isRevisable));
  const unsaved = isRevisable ? draft.read() : null;
  if (!unsaved) return { store, restoredFrom: null };
  store.dispatch({ type: 'draftRestored', unsaved });
  if (countUnsaved(store.getState()) > 0) return { store, restoredFrom: unsaved.writtenAt };
  draft.clear();
  return { store, restoredFrom: null };
}

/** Keeps what stands in open fields; a wrong value stops it before anything is kept. */
export function takeTyped(store: SyllabusStore): number | { wrong: FieldName } {
  const { fields } = store.getState();
  const open = openNames(store.getState());
  const wrong = open.find((name) => fieldProblem(name, fields[name].typed) !== null);
  if (wrong) return { wrong };
  for (const name of open) store.dispatch({ type: 'fieldKept', name });
  return open.length;
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
