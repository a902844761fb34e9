import type { TranslatedKind, Translations } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';

/** A record whose texts may be translated into English. */
export interface TranslatedRow {
  id: number;
  translations?: Translations;
}

/** The records of each kind that has free texts. */
export function translatedRows(state: MockState): Record<TranslatedKind, readonly TranslatedRow[]> {
  const requires = [...state.requires.values()].flat();
  return {
    college: state.colleges,
    department: state.departments,
    major: [...state.majors, ...state.draftMajors],
    course: state.courseUnits,
    project: state.courseUnits.flatMap(({ courseMatrixVOS }) => courseMatrixVOS),
    point: state.points,
    ksa: state.ksas,
    goal: state.goals,
    require: requires,
    indicator: requires.flatMap(({ children }) => children),
    taskGoal: state.taskGoals,
    courseCell: state.courseCells,
    report: state.additionalInfos,
    occupation: state.occupations.records,
    collegeMajor: state.collegeMajors,
    talentReport: state.talentReports,
    news: state.news,
    user: state.users,
  };
}
