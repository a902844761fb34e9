import {
  courseMatrixRowSchema,
  majorMatrixSchema,
  projectMatrixRowSchema,
  savedVersionSchema,
  storedSchema,
  taskGoalSchema,
  updateCourseMatrixRequestSchema,
  updateMajorMatrixRequestSchema,
  updateProjectMatrixRequestSchema,
  updateTaskGoalRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, recordReply } from '../core/param';

const readOfCourse = {
  method: 'GET',
  revalidates: true,
  auth: 'read',
  writes: false,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
} as const;

const saveOfCourse = {
  method: 'POST',
  auth: 'modify',
  writes: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  data: savedVersionSchema,
} as const;

export const getMajorMatrix = endpoint({
  ...readOfCourse,
  path: '/matrix/majormatrix',
  data: majorMatrixSchema,
  summary: "Returns the matrix of the course's major: course units against indicator points, with their bindings.",
});

export const getCourseMatrix = endpoint({
  ...readOfCourse,
  path: '/matrix/coursematrix',
  data: z.array(courseMatrixRowSchema),
  summary: 'Returns the course matrix: for each project its points under the teaching goals.',
});

export const getProjectMatrices = endpoint({
  ...readOfCourse,
  path: '/matrix/projectmatrix', // takes a course, not a project
  data: z.array(projectMatrixRowSchema),
  summary: 'Returns the project matrices of a course: for each placed point its KSA items under the task goals.',
});

export const updateMajorMatrix = endpoint({
  ...saveOfCourse,
  path: '/matrix/updatemajormatrix',
  body: updateMajorMatrixRequestSchema,
  summary: "Replaces a course's row of the major matrix.",
});

export const updateCourseMatrix = endpoint({
  ...saveOfCourse,
  path: '/matrix/updatecoursematrix',
  body: updateCourseMatrixRequestSchema,
  summary: 'Replaces the cells of the listed projects in the course matrix.',
});

export const updateProjectMatrix = endpoint({
  ...saveOfCourse,
  path: '/matrix/updateprojectmatrix',
  body: updateProjectMatrixRequestSchema,
  summary: 'Replaces the cells of the project matrices.',
});

export const listTaskGoals = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/matrix/taskgoal',
  auth: 'read',
  writes: false,
  subject: { kind: 'project', in: 'query', name: 'projectId' },
  query: z.object({ projectId: idParam }),
  data: z.array(taskGoalSchema),
  summary: 'Lists the task goals of a project.',
});

export const updateTaskGoal = endpoint({
  method: 'POST',
  path: '/matrix/updatetaskgoal',
  auth: 'modify',
  writes: true,
  subject: { kind: 'project', in: 'body', name: 'projectId' },
  body: updateTaskGoalRequestSchema,
  ...recordReply,
  data: storedSchema(z.array(taskGoalSchema)),
  summary: 'Saves one task goal, or all task goals of a project, and answers all of them as stored.',
});
