import {
  courseUnitDetailSchema,
  ksaSchema,
  listedSchema,
  pointSchema,
  readPointSchema,
  saveKsaRequestSchema,
  savePointsRequestSchema,
  templateRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { fileBody, fileReply, idParam, recordReply } from '../core/param';

export const listPoints = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/major/v2.0/pointlist',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
  data: z.array(pointSchema),
  summary: 'Lists the points of a course in the order of their numbers.',
});

export const savePoints = endpoint({
  method: 'POST',
  path: '/major/v2.0/savepoints',
  auth: 'modify',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  ...recordReply,
  body: savePointsRequestSchema,
  maxBody: bodyLimits.points,
  data: listedSchema(pointSchema, courseUnitDetailSchema),
  summary: 'Saves the points of a course; a negative id deletes, 0 adds. With record=1 it answers the unit as well.',
});

export const saveKsa = endpoint({
  method: 'POST',
  path: '/major/v2.0/saveksa',
  auth: 'modify',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'body', name: 'courseId' },
  ...recordReply,
  body: saveKsaRequestSchema,
  maxBody: bodyLimits.points,
  data: listedSchema(ksaSchema, courseUnitDetailSchema),
  summary: 'Saves the KSA items of a course and the points they support. With record=1 it answers the unit as well.',
});

export const resolvePoint = endpoint({
  method: 'POST',
  path: '/major/v2.0/resolvepoint',
  auth: 'modify',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ majorid: idParam, courseid: idParam }),
  body: fileBody,
  bodyFormat: 'multipart',
  data: z.array(readPointSchema),
  summary: 'Reads points out of an uploaded workbook without storing them. A workbook with the headers of KSA items answers with them.',
});

export const resolvePointKsa = endpoint({
  method: 'POST',
  path: '/major/v2.0/resolvepointksa',
  auth: 'modify',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ majorid: idParam, courseid: idParam }),
  body: fileBody,
  bodyFormat: 'multipart',
  data: z.array(readPointSchema),
  summary:
    'Reads points with KSA items out of an uploaded workbook without storing them. A workbook without their headers answers without `ksa`.',
});

export const downloadPointKsaTemplate = endpoint({
  method: 'POST',
  path: '/major/v2.0/download/point',
  auth: 'read',
  writes: false,
  demo: true,
  body: templateRequestSchema,
  data: fileReply,
  reply: 'file',
  summary: 'Returns the workbook template for points with KSA items.',
});

export const downloadPointTemplate = endpoint({
  method: 'POST',
  path: '/major/v2.0/download/onlypoint',
  auth: 'read',
  writes: false,
  demo: true,
  body: templateRequestSchema,
  data: fileReply,
  reply: 'file',
  summary: 'Returns the workbook template for points alone.',
});
