import { storedFieldName, toAdditionalInfo, type ReportData } from '@college/curriculum-model';
import { englishName, isEnglishOlder, keptValues, translatedNames, type SyllabusState } from '../../field';
import { toData } from '../reportValues';

/** The report as the page keeps it: saved fields and fields that wait for Save Change; what is still being typed is not in it. */
export function keptReport(report: ReportData, state: SyllabusState): ReportData {
  const { intro, info } = report;
  const values = keptValues(state);
  const english = translatedNames.flatMap((name) => {
    const text = values[englishName(name)];
    const updatedAt = info.translations?.en?.[storedFieldName(name)]?.updatedAt ?? '';
    return text === '' ? [] : [[storedFieldName(name), { text, updatedAt, older: isEnglishOlder(state, name) }] as const];
  });
  // The introduction's English stands among the fields; one that was emptied here must not come back from the course.
  const { introduction: _introduction, ...ofCourse } = intro.translations?.en ?? {};
  return {
    ...report,
    intro: { ...intro, translations: { en: ofCourse } },
    info: { ...toAdditionalInfo(toData(values, intro), info), translations: { en: Object.fromEntries(english) } },
  };
}
