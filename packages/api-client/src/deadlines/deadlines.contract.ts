import {
  checkedMajorSchema,
  deadlinePlanSchema,
  deadlineParts,
  keywordSchema,
  notifiedLeadersSchema,
  notifyLeadersRequestSchema,
  progressBoardSchema,
  saveDeadlinesRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { fileReply, flagParam, idParam, languageParam } from '../core/param';

export const getDeadlines = endpoint({
  method: 'GET',
  path: '/deadlines/plan',
  auth: 'read',
  writes: false,
  extension: true,
  data: deadlinePlanSchema,
  summary: "Returns the plan of the caller's college: what must be ready by when for which majors, and when reminders go out.",
});

export const saveDeadlines = endpoint({
  method: 'POST',
  path: '/deadlines/save',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveDeadlinesRequestSchema,
  data: deadlinePlanSchema,
  summary: 'Sets the whole plan of the college. A day that is past is refused where it is set, and stays where it was set before.',
});

export const getProgressBoard = endpoint({
  method: 'GET',
  path: '/deadlines/board',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: progressBoardSchema,
  summary: "Returns how far the departments, majors and courses within the caller's permission are, with what the rules found last.",
});

export const notifyLeaders = endpoint({
  method: 'POST',
  path: '/deadlines/notify',
  auth: 'manage',
  writes: true,
  extension: true,
  body: notifyLeadersRequestSchema,
  data: notifiedLeadersSchema,
  summary:
    'Asks those who lead some courses to finish them: one notice a person, and of no course twice on one day of the campus. Finished courses are passed by.',
});

export const checkMajor = endpoint({
  method: 'GET',
  path: '/deadlines/check',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam }),
  data: checkedMajorSchema,
  summary: 'Asks the rules about a major as it is now; what they find is kept for the board.',
});

export const exportProgress = endpoint({
  method: 'GET',
  path: '/deadlines/export',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({
    keyword: keywordSchema.optional(),
    departmentId: idParam.optional(),
    part: z.enum(deadlineParts).optional(),
    pressing: flagParam.optional(),
    lang: languageParam.optional(),
  }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the shown rows of the board as a workbook (xlsx): departments and majors with their sums, and all courses.',
});
