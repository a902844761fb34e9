import {
  additionalInfoSchema,
  homeProjectSchema,
  reportDataSchema,
  reportMajorRelationSchema,
  reportPointEntrySchema,
  reportProjectEntrySchema,
  reportRequireSchema,
  reportTaskGoalSchema,
  saveReportRequestSchema,
  storedSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, recordReply } from '../core/param';

const readOfCourse = {
  method: 'GET',
  auth: 'read',
  writes: false,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam }),
} as const;

export const getReportRequires = endpoint({
  ...readOfCourse,
  path: '/beginreport/getrequires',
  data: z.array(reportRequireSchema),
  summary: "Lists the graduation requirements of the course's major.",
});

export const getReportMajorMatrix = endpoint({
  ...readOfCourse,
  path: '/beginreport/getmajormatrix',
  data: z.array(reportMajorRelationSchema),
  summary: 'Returns the major-matrix row of the course with the texts of its indicator points and goals.',
});

export const getReportProjects = endpoint({
  ...readOfCourse,
  path: '/beginreport/projects',
  data: z.array(homeProjectSchema),
  summary: 'Lists the projects of the course.',
});

export const getReportProjectMatrix = endpoint({
  ...readOfCourse,
  path: '/beginreport/getprojectmatrix',
  data: z.array(reportProjectEntrySchema),
  summary: "Returns the report's project matrix, which the workbench calls the course matrix.",
});

export const getReportPointMatrix = endpoint({
  ...readOfCourse,
  path: '/beginreport/getpointmatrix',
  data: z.array(reportPointEntrySchema),
  summary: "Returns the report's point matrix, which the workbench calls the project matrix.",
});

export const getReportTaskGoals = endpoint({
  ...readOfCourse,
  path: '/beginreport/gettaskgoal',
  data: z.array(reportTaskGoalSchema),
  summary: 'Lists the task goals of the course.',
});

export const getAdditionalInfo = endpoint({
  ...readOfCourse,
  path: '/beginreport/getadditionalinfo',
  data: additionalInfoSchema,
  summary: 'Returns what the course start report adds to the course.',
});

export const getCourseIntro = endpoint({
  ...readOfCourse,
  path: '/beginreport/getcourseintro',
  data: reportDataSchema.shape.intro,
  summary: 'Returns name, introduction and total hours of the course.',
});

export const saveAdditionalInfo = endpoint({
  method: 'POST',
  path: '/beginreport/saveadditionalinfo',
  auth: 'modify',
  writes: true,
  subject: { kind: 'course', in: 'body', name: 'courseUnitId' },
  body: saveReportRequestSchema,
  ...recordReply,
  data: storedSchema(additionalInfoSchema),
  summary: 'Saves what the course start report adds to the course.',
});
