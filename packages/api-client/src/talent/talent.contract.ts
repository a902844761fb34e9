import { idSchema, listTotalSchema, pageRequest, talentReportInputSchema, talentReportSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { idParam } from '../core/param';

export const listTalentReports = endpoint({
  method: 'POST',
  path: '/dic/pageTalentDemand',
  auth: 'read',
  writes: false,
  body: z.object(pageRequest),
  data: listTotalSchema(talentReportSchema),
  summary: 'Gives one page of the talent demand reports.',
});

export const getTalentReport = endpoint({
  method: 'POST',
  path: '/dic/talentDemandDetail',
  auth: 'read',
  writes: false,
  query: z.object({ id: idParam }), // in the query although the verb is POST
  data: talentReportSchema,
  summary: 'Gives a talent demand report.',
});

export const saveTalentReport = endpoint({
  method: 'POST',
  path: '/dic/talentDemandSave',
  auth: 'collegeManage',
  writes: true,
  body: talentReportInputSchema,
  maxBody: bodyLimits.picture,
  data: z.object({ id: idSchema }),
  summary: 'Adds or changes a talent demand report.',
});
