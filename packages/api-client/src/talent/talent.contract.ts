import {
  listTotalSchema,
  savedSchema,
  talentReportInputSchema,
  talentReportPageRequestSchema,
  talentReportSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { done, idParam, versionParam } from '../core/param';

export const listTalentReports = endpoint({
  method: 'POST',
  path: '/dic/pageTalentDemand',
  auth: 'read',
  writes: false,
  body: talentReportPageRequestSchema,
  data: listTotalSchema(talentReportSchema),
  summary: 'Returns one page of the talent demand reports, latest first, without their covers.',
});

export const getTalentReport = endpoint({
  method: 'POST',
  path: '/dic/talentDemandDetail',
  auth: 'read',
  writes: false,
  query: z.object({ id: idParam }), // in the query although the verb is POST
  data: talentReportSchema,
  summary: 'Returns a talent demand report.',
});

export const saveTalentReport = endpoint({
  method: 'POST',
  path: '/dic/talentDemandSave',
  auth: 'collegeManage',
  writes: true,
  body: talentReportInputSchema,
  maxBody: bodyLimits.picture,
  data: savedSchema(talentReportSchema),
  summary: 'Adds or changes a talent demand report.',
});

export const deleteTalentReport = endpoint({
  method: 'POST',
  path: '/dic/talentDemandDelete',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  query: z.object({ id: idParam, version: versionParam.optional() }), // as in the deletes of occupations and majors
  data: done,
  summary: 'Deletes a talent demand report.',
});
