import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam, versionParam } from '../core/param';

export const deleteCourse = endpoint({
  method: 'GET',
  path: '/course/deleteCourse',
  auth: 'create',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'id' },
  query: z.object({ id: idParam, revision: versionParam.optional(), version: versionParam.optional() }),
  data: done,
  summary:
    'Deletes a course unit; the detail screen calls it for a new unit that was never saved. With the version of its creation, one that was saved since is refused.',
});

export const deleteCourseByShortPath = endpoint({
  method: 'GET',
  path: '/course/delete',
  auth: 'create',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'id' },
  query: z.object({ id: idParam, revision: versionParam.optional() }),
  data: done,
  summary: 'Deletes a course unit, exactly as /course/deleteCourse.',
});

export const deleteCourseCard = endpoint({
  method: 'GET',
  path: '/v4/webpage/home/delcourse',
  auth: 'create',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam, revision: versionParam.optional() }),
  data: done,
  summary: 'Deletes a course unit from the major home.',
});
