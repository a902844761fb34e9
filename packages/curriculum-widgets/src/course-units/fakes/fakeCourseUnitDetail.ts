import { removedCourseUnitId, type Translations } from '@college/curriculum-model';
import { aNewCourseUnit } from '@college/curriculum-model/fixtures';
import type { CourseUnitDetailSource, LoadedCourseUnit } from '../CourseUnitDetail/CourseUnitDetailSource';

/** A server of one college's course units in memory: it numbers new rows, checks versions and forgets abandoned units. */
export function fakeCourseUnitDetail(
  start: readonly LoadedCourseUnit[] = [],
): CourseUnitDetailSource & { units: Map<number, LoadedCourseUnit> } {
  const units = new Map(start.map((unit) => [unit.course.id, unit]));
  let lastId = 2000;

  function find(id: number): LoadedCourseUnit {
    const unit = units.get(id);
    if (!unit) throw new Error('课程单元不存在或已删除');
    return unit;
  }

  return {
    units,
    async createCourseUnit(majorId) {
      lastId += 1;
      units.set(lastId, { course: aNewCourseUnit({ id: lastId, majorId }), pointksa: [] });
      return { id: lastId };
    },
    loadCourseUnit: async (id) => structuredClone(find(id)),
    async saveCourseUnit({ course, pointksa }) {
      const stored = find(course.id);
      if (course.version !== stored.course.version) {
        throw Object.assign(new Error('课程单元已被他人修改'), { code: '30009', data: structuredClone(stored.course) });
      }
      const version = (stored.course.version ?? 0) + 1;
      const rows = course.courseMatrixVOS
        .filter((row) => row.courseUnitId !== removedCourseUnitId)
        .map((row) => ({ ...englishOfRow(stored, row.id), ...row, id: row.id > 0 ? row.id : ++lastId, courseUnitId: course.id }));
      const points = pointksa ?? stored.pointksa;
      units.set(course.id, {
        ...stored,
        course: { ...englishOf(stored.course), ...course, courseMatrixVOS: rows, initing: false, version },
        pointksa: points,
      });
      return { id: course.id, version, record: structuredClone(find(course.id)) };
    },
    async abandonCourseUnit(id) {
      units.delete(id);
    },
    listCourseClasses: async () => [],
    listCourseTypes: async () => [],
    resolvePoints: async () => [],
    downloadTemplate: async () => {},
  };
}

/** English that is not sent stays, as on a server. */
function englishOfRow({ course }: LoadedCourseUnit, id: number) {
  return englishOf(course.courseMatrixVOS.find((row) => row.id === id));
}

function englishOf(record: { translations?: Translations | undefined } | undefined): { translations?: Translations } {
  return record?.translations ? { translations: record.translations } : {};
}
