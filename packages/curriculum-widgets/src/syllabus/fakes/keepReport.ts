import type { AdditionalInfo, TranslatedText } from '@college/curriculum-model';
import { translatedAt } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

const courseId = 1004;

export const courseOf = ({ state }: College) => state.courseUnits.find(({ id }) => id === courseId)!;

/** What the report of 数据结构 adds to the course, as it is stored. */
export const storedInfo = ({ state }: College) => state.additionalInfos.find(({ courseUnitId }) => courseUnitId === courseId)!;

/** Somebody else saves these fields. */
export async function saveElsewhere(college: College, change: Partial<AdditionalInfo>) {
  const { syllabus } = college.as('departmentManager');
  const { info } = await syllabus.loadReport(courseId);
  await syllabus.saveReport({ ...info, ...change });
}

/** Nothing was filled in, and the matrices are empty. */
export function keepEmptyReport(college: College) {
  Object.assign(college.state, { additionalInfos: [], bindings: [], courseCells: [], projectCells: [], taskGoals: [] });
  Object.assign(courseOf(college), { introduction: '', translations: {}, courseMatrixVOS: [] });
}

/** English for every text, and entries of the tables that need none. */
export function keepReportInEnglish(college: College) {
  const info = storedInfo(college);
  const en = (text: string): TranslatedText => ({ text, updatedAt: translatedAt });
  Object.assign(info, {
    phone: '010-5555 0104',
    schedule: {
      label: [],
      data: [
        ['Morning', '1-2', '', 'Mingde 302', '', 'Mingde 302', '', '', ''],
        ['Afternoon', '5-6', '', '', 'Lab B4', '', '', '', ''],
      ],
    },
    translations: {
      en: {
        ...info.translations?.en,
        textbooks: en('A Course in Data Structures, own lecture notes, 3rd edition'),
        examdetail: en('Bring your student card. No notes.'),
      },
    },
  });
}
