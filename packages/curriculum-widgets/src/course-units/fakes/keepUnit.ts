import { aCourseUnit, samplePointKsa } from '@college/curriculum-model/fixtures';
import { keepPoints } from '../../points/fakes/servePoints';
import type { College } from '../../support/fakes/aCollege';
import type { LoadedCourseUnit } from '../CourseUnitDetail/CourseUnitDetailSource';

/** 数据结构 with its points. */
export const dataStructures: LoadedCourseUnit = { course: aCourseUnit(), pointksa: samplePointKsa(1004) };

/** Keeps this course unit, with points of 数据结构, and no other; null for none at all. */
export const keepUnit =
  (unit: LoadedCourseUnit | null = dataStructures) =>
  (college: College) => {
    college.state.courseUnits = unit ? [structuredClone(unit.course)] : [];
    keepPoints(unit?.pointksa ?? [])(college);
  };

/** The unit as it is stored now. */
export const storedUnit = ({ state }: College, id = 1004) => state.courseUnits.find((unit) => unit.id === id);
