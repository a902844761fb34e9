import { totalHours, type CourseUnit } from '@college/curriculum-model';
import type { CourseUnitListSource } from '../CourseUnitList/CourseUnitListSource';

/** A server of course units in memory: it sorts, searches, pages and deletes like the real one. */
export function fakeCourseUnitList(start: readonly CourseUnit[]): CourseUnitListSource {
  let units = [...start];
  return {
    async listCourseUnits({ pageNum, pageSize, orderMap, keyword = '' }) {
      const found = units.filter((unit) => unit.name.toLowerCase().includes(keyword.toLowerCase()));
      const byTime = (one: CourseUnit, other: CourseUnit) => (one.createTime ?? '').localeCompare(other.createTime ?? '');
      const byHours = (one: CourseUnit, other: CourseUnit) => totalHours(one) - totalHours(other);
      const direction = (order: 0 | 1) => (order === 0 ? -1 : 1);
      const sorted = found.toSorted((one, other) =>
        orderMap.period === undefined
          ? direction(orderMap.create_time) * byTime(one, other)
          : direction(orderMap.period) * byHours(one, other),
      );
      return { pageInfo: { list: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length } };
    },
    async deleteCourseUnit(courseUnitId) {
      units = units.filter((unit) => unit.id !== courseUnitId);
    },
  };
}
