import { aCourseUnit, samplePointKsa } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import type { CourseUnitDetailSource, LoadedCourseUnit } from '../CourseUnitDetail/CourseUnitDetailSource';
import { fakeCourseUnitDetail } from './fakeCourseUnitDetail';

/** The source of the detail's stories; `serve` gives each story a server of its own. */
export const source = {
  createCourseUnit: fn<CourseUnitDetailSource['createCourseUnit']>(),
  loadCourseUnit: fn<CourseUnitDetailSource['loadCourseUnit']>(),
  saveCourseUnit: fn<CourseUnitDetailSource['saveCourseUnit']>(),
  abandonCourseUnit: fn<CourseUnitDetailSource['abandonCourseUnit']>(),
  listCourseClasses: fn<CourseUnitDetailSource['listCourseClasses']>(),
  listCourseTypes: fn<CourseUnitDetailSource['listCourseTypes']>(),
  resolvePoints: fn<CourseUnitDetailSource['resolvePoints']>(),
  downloadTemplate: fn<CourseUnitDetailSource['downloadTemplate']>(),
};

/** 数据结构 with its points. */
export const dataStructures: LoadedCourseUnit = { course: aCourseUnit(), pointksa: samplePointKsa(1004) };

let server = fakeCourseUnitDetail();
const abandoned = new EventTarget();

/** Starts a story with this unit on the server, or with none; what is given replaces single answers. */
export function serve(unit: LoadedCourseUnit | null = dataStructures, answers: Partial<CourseUnitDetailSource> = {}) {
  return () => {
    server = fakeCourseUnitDetail(unit ? [structuredClone(unit)] : []);
    const all: CourseUnitDetailSource = { ...server, ...answers };
    source.createCourseUnit.mockReset().mockImplementation(all.createCourseUnit);
    source.loadCourseUnit.mockReset().mockImplementation(all.loadCourseUnit);
    source.saveCourseUnit.mockReset().mockImplementation(all.saveCourseUnit);
    source.abandonCourseUnit.mockReset().mockImplementation(async (...given) => {
      await all.abandonCourseUnit(...given);
      abandoned.dispatchEvent(new Event('change'));
    });
    source.listCourseClasses.mockReset().mockImplementation(all.listCourseClasses);
    source.listCourseTypes.mockReset().mockImplementation(all.listCourseTypes);
    source.resolvePoints.mockReset().mockImplementation(all.resolvePoints);
    source.downloadTemplate.mockReset().mockImplementation(all.downloadTemplate);
  };
}

/** Id and name of each unit on the server, a line each. */
export function storedUnits(): string {
  return [...server.units.values()].map(({ course }) => `${course.id} ${course.name}`).join('\n');
}

/** Called for units that no longer exist on the server. */
export function onAbandoned(listener: () => void) {
  abandoned.addEventListener('change', listener);
  return () => abandoned.removeEventListener('change', listener);
}
