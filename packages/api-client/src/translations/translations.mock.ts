import type { Translations } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';

interface Translatable {
  id: number;
  translations?: Translations;
}

function rowsOf(state: MockState, kind: string): readonly Translatable[] {
  const requires = [...state.requires.values()].flat();
  const rows: Record<string, readonly Translatable[]> = {
    college: state.colleges,
    department: state.departments,
    major: state.majors,
    course: state.courseUnits,
    project: state.courseUnits.flatMap(({ courseMatrixVOS }) => courseMatrixVOS),
    point: state.points,
    ksa: state.ksas,
    goal: state.goals,
    require: [...requires, ...requires.flatMap(({ children }) => children)],
    taskGoal: state.taskGoals,
    courseCell: state.courseCells,
    report: state.additionalInfos,
    occupation: state.occupations.records,
    collegeMajor: state.collegeMajors.rows,
    talentReport: state.talentReports,
    news: state.news,
    user: state.users,
  };
  return rows[kind] ?? [];
}

export const translationMocks = {
  saveTranslations({ body: { list }, state }) {
    const rows = list.map(({ kind, id }) => found(rowsOf(state, kind).find((row) => row.id === id)));
    return list.map(({ kind, id, texts }, index) => {
      const row = found(rows[index]);
      const english = { ...row.translations?.en };
      for (const [field, text] of Object.entries(texts)) {
        if (text === '') delete english[field];
        else english[field] = { text, updatedAt: state.now() };
      }
      row.translations = { en: english };
      return { kind, id, translations: row.translations };
    });
  },
} satisfies Partial<MockHandlers>;
