import { storedFieldName, toAdditionalInfo, type ReportData } from '@college/curriculum-model';
import { englishName, isEnglishOlder, translatedNames, type SyllabusState } from '../../field';
import { toData } from '../reportValues';

/** The report of the page: saved fields and fields that wait for Save Change, without input that is still being typed. */
export function keptReport(report: ReportData, state: SyllabusState): ReportData {
  const { intro, info } = report;
  const values = state.work.kept;
  const english = translatedNames.flatMap((name) => {
    const text = values[englishName(name)];
    const updatedAt = info.translations?.en?.[storedFieldName(name)]?.updatedAt ?? '';
    return text === '' ? [] : [[storedFieldName(name), { text, updatedAt, older: isEnglishOlder(state, name) }] as const];
  });
  // The introduction's English is one of the fields; one that was cleared here must not be restored from the course.
  const { introduction: _introduction, ...ofCourse } = intro.translations?.en ?? {};
  return {
    ...report,
    intro: { ...intro, translations: { en: ofCourse } },
    info: { ...toAdditionalInfo(toData(values, intro), info), translations: { en: Object.fromEntries(english) } },
  };
}
