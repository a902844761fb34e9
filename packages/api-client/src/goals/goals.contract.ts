import { goalInputListSchema, goalInputSchema, goalSchema, idSchema, indicatorSchema, revised } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam, versionParam } from '../core/param';

export const getCourseGoals = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/course/getcoursegoal',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam, majorId: idParam }),
  data: z.array(indicatorSchema),
  summary: "Lists the indicator points of a major, each with a course's teaching goals under it.",
});

export const updateCourseGoal = endpoint({
  method: 'POST',
  path: '/course/updatecoursegoal', // case-sensitive; its plural twin is another call
  auth: 'modify',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  body: goalInputSchema,
  data: z.object({ id: idSchema, ...revised }),
  summary: 'Changes one teaching goal, or adds it when its id is 0.',
});

export const updateCourseGoals = endpoint({
  method: 'POST',
  path: '/course/updateCourseGoals', // case-sensitive; its singular twin is another call
  auth: 'modify',
  writes: true,
  demo: true,
  body: goalInputListSchema,
  data: z.array(goalSchema),
  summary: 'Adds or changes several teaching goals at once and answers them as stored.',
});

export const deleteCourseGoal = endpoint({
  method: 'GET',
  path: '/course/deletecoursegoal',
  auth: 'modify',
  writes: true,
  demo: true,
  subject: { kind: 'goal', in: 'query', name: 'courseGoalId' },
  query: z.object({ courseGoalId: idParam, revision: versionParam.optional() }),
  data: done,
  summary: 'Deletes a teaching goal and takes it out of bindings and matrix cells.',
});

export const getProjectGoals = endpoint({
  method: 'GET',
  path: '/course/getprojectgoal',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'project', in: 'query', name: 'projectId' },
  query: z.object({ projectId: idParam }),
  data: z.array(indicatorSchema),
  summary: 'Lists the teaching goals that a project supports through the course matrix, under their indicator points.',
});
