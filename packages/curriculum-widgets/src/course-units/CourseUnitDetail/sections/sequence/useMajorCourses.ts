import { textOf } from '@college/curriculum-model';
import { useAnswer } from '../../../../support/useAnswer';
import { useLanguage } from '../../../../support/useLanguage';
import type { CourseUnitDetailSource } from '../../CourseUnitDetailSource';
import type { CourseOption } from '../useCourseOptions';

const pageSize = 200;

/** The courses of a major by name, once they are wanted. */
export function useMajorCourses(source: Pick<CourseUnitDetailSource, 'listCourseUnits'>, majorId: number, isWanted: boolean) {
  const language = useLanguage();
  const { request, retry } = useAnswer(isWanted ? `courses ${majorId}` : null, ({ signal }) => allCourses(source, majorId, signal));
  const list = request.status === 'done' ? request.answer : [];
  return {
    courses: list.map((unit): CourseOption => ({ value: unit.id, label: textOf(unit, 'name', language) })),
    status: request.status,
    retry,
  };
}

async function allCourses({ listCourseUnits }: Pick<CourseUnitDetailSource, 'listCourseUnits'>, majorId: number, signal: AbortSignal) {
  const found: Awaited<ReturnType<NonNullable<typeof listCourseUnits>>>['pageInfo']['list'] = [];
  for (let pageNum = 1; listCourseUnits; pageNum += 1) {
    const { pageInfo } = await listCourseUnits({ majorId, pageNum, pageSize, orderMap: { create_time: 1 } }, { signal });
    found.push(...pageInfo.list);
    if (pageInfo.list.length === 0 || found.length >= pageInfo.total) break;
  }
  return found;
}
