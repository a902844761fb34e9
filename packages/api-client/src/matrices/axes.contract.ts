import {
  courseMatrixAxesSchema,
  ksaChoicesSchema,
  matrixCourseInfoSchema,
  pointChoicesSchema,
  projectMatrixAxesSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam } from '../core/param';

const readOfCourse = {
  method: 'GET',
  revalidates: true,
  auth: 'read',
  writes: false,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
} as const;

export const getMatrixCourse = endpoint({
  ...readOfCourse,
  path: '/matrix/courseinfo',
  data: matrixCourseInfoSchema,
  summary: 'Returns the head of the matrices of a course: name, major and hours.',
});

export const getCourseMatrixAxes = endpoint({
  ...readOfCourse,
  path: '/matrix/projectnteachgoal',
  data: courseMatrixAxesSchema,
  summary: 'Returns rows and columns of the course matrix: projects, and teaching goals under their indicator points.',
});

export const getCourseMatrixChoices = endpoint({
  ...readOfCourse,
  path: '/matrix/pointnrelate',
  data: pointChoicesSchema,
  summary: 'Returns the points and strengths that a cell of the course matrix may hold.',
});

export const getProjectMatrixAxes = endpoint({
  ...readOfCourse,
  path: '/matrix/projecttaskgoal',
  data: z.array(projectMatrixAxesSchema),
  summary: 'Returns rows and columns of the project matrices: for each project its points and its task goals.',
});

export const getProjectMatrixChoices = endpoint({
  ...readOfCourse,
  path: '/matrix/ksanrelate',
  demo: true,
  data: ksaChoicesSchema,
  summary: 'Returns the KSA items and strengths that a cell of a project matrix may hold.',
});
