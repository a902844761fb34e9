import { relateOption, type CourseMatrixRow } from '@college/curriculum-model';
import { courseCells, points, sampleCourseUnit, sampleIndicators } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import type { CourseMatrixSource } from '../CourseCellList';

/** The course matrix of 数据结构, held in memory; saves bump its version. */
export function aCourseMatrixSource() {
  const unit = sampleCourseUnit(1004);
  const own = points.filter(({ courseId }) => courseId === 1004);
  let version = 3;
  let rows: CourseMatrixRow[] = unit.courseMatrixVOS.map((project) => ({
    project,
    data: courseCells.filter(({ projectId }) => projectId === project.id),
    version,
  }));
  let nextId = 9001;
  return {
    loadAxes: fn<CourseMatrixSource['loadAxes']>(async () => ({
      projects: unit.courseMatrixVOS,
      goals: sampleIndicators(1004).filter(({ children }) => children.length > 0),
    })),
    loadPoints: fn<CourseMatrixSource['loadPoints']>(async () => own),
    loadMatrix: fn<CourseMatrixSource['loadMatrix']>(async () => rows),
    saveMatrix: fn<CourseMatrixSource['saveMatrix']>(async ({ list }) => {
      version += 1;
      rows = rows.map((row) => {
        const saved = list.find(({ project }) => project.id === row.project.id);
        if (!saved) return { ...row, version };
        const data = saved.data.map((cell) => ({
          ...cell,
          id: cell.id || nextId++,
          point: own.find(({ id }) => id === cell.point.id)!,
          relate: relateOption(cell.relate.relate, 'zh'),
        }));
        return { ...row, version, data };
      });
      return { version };
    }),
  };
}
