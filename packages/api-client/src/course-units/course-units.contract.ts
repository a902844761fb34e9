import {
  courseLeadersSchema,
  courseUnitDetailSchema,
  courseUnitListRequestSchema,
  courseUnitListSchema,
  deleteProjectsRequestSchema,
  idSchema,
  keywordSchema,
  leaderCandidateSchema,
  optionItemSchema,
  renamedCourseUnitSchema,
  saveCourseUnitRequestSchema,
  saveCourseUnitResponseSchema,
  setCourseLeadersRequestSchema,
  storedSchema,
  updateCourseUnitListRequestSchema,
  versioned,
} from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { done, idParam, languageParam, recordReply } from '../core/param';

export const listCourseUnits = endpoint({
  method: 'POST',
  path: '/major/v2.0/courseunitlist',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'body', name: 'majorId' },
  body: courseUnitListRequestSchema,
  data: courseUnitListSchema,
  summary: 'Returns one page of the course units of a major, sorted over all pages.',
});

export const updateCourseUnitList = endpoint({
  method: 'POST',
  path: '/major/v2.0/updatecourseunitlist',
  auth: 'modify',
  writes: true,
  demo: true,
  body: updateCourseUnitListRequestSchema,
  ...recordReply,
  data: storedSchema(z.array(renamedCourseUnitSchema)),
  summary: 'Deletes the course units with a negated id, renames the ones with a positive id and answers these as stored.',
});

export const deleteProjects = endpoint({
  method: 'POST',
  path: '/major/v2.0/deleteprojects',
  auth: 'modify',
  writes: true,
  demo: true,
  body: deleteProjectsRequestSchema,
  data: done,
  summary: 'Deletes project rows of course units.',
});

export const getCourseUnit = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/major/v2.0/courseunitdetail',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam, marks: z.literal('1').optional() }),
  data: courseUnitDetailSchema,
  summary: 'Returns a course unit with its project rows, points and KSA items.',
});

export const listCourseClasses = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/major/v2.0/courseclass',
  auth: 'read',
  writes: false,
  demo: true,
  query: z.object({ lang: languageParam.optional() }),
  data: z.array(optionItemSchema),
  summary: 'Lists the course classes: compulsory and elective.',
});

export const listCourseTypes = endpoint({
  method: 'GET',
  revalidates: true,
  path: '/major/v2.0/coursetype',
  auth: 'read',
  writes: false,
  demo: true,
  query: z.object({ lang: languageParam.optional() }),
  data: z.array(optionItemSchema),
  summary: 'Lists the course types, from general to integrative.',
});

export const saveCourseUnit = endpoint({
  method: 'POST',
  path: '/major/v2.0/savecourseunit',
  auth: 'modify',
  writes: true,
  demo: true,
  subject: { kind: 'course', in: 'body', name: 'course.id' },
  body: saveCourseUnitRequestSchema,
  maxBody: bodyLimits.points,
  data: saveCourseUnitResponseSchema,
  summary: 'Saves a course unit with its project rows, which ends its state of being new.',
});

export const createCourse = endpoint({
  method: 'GET',
  path: '/course/createCourse',
  auth: 'create',
  writes: true,
  demo: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam }),
  data: z.object({ id: idSchema, ...versioned }),
  summary: 'Creates an empty course unit, hidden from lists until its first save.',
});

export const findCourseLeaders = endpoint({
  method: 'GET',
  path: '/course/leaders',
  auth: 'manage',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam, keyword: keywordSchema.optional() }),
  data: z.array(leaderCandidateSchema),
  summary: 'Lists the first 500 people whom the caller manages, or who lead a course of the major, by part of name or e-mail address.',
});

export const setCourseLeaders = endpoint({
  method: 'POST',
  path: '/course/setleaders',
  auth: 'manage',
  writes: true,
  extension: true,
  body: setCourseLeadersRequestSchema,
  data: courseLeadersSchema,
  summary: 'Changes who leads courses: all of the list, or none.',
});
