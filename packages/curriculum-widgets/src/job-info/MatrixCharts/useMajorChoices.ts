import type { MajorListItem } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import type { MatrixChartsSource } from './MatrixChartsSource';

/** As many majors as one reply holds. */
const pageSize = 200;

/** The majors within reach, to choose one of them. */
export function useMajorChoices(source: Pick<MatrixChartsSource, 'listMajors'>, language: string) {
  return useAnswer(language, async (options) => (await source.listMajors({ pageNum: 1, pageSize, lang: language }, options)).pageInfo.list);
}

/** Which major a person looks for first: one with courses that they may edit, else any with courses. */
export function ownMajor(list: readonly MajorListItem[]): MajorListItem | undefined {
  const taught = list.filter(({ courseCount }) => courseCount > 0);
  return taught.find(({ edit }) => edit) ?? taught[0] ?? list[0];
}
