import {
  keywordSchema,
  pageInfoSchema,
  securityEventSchema,
  securityKindSchema,
  securityOutcomeSchema,
  securitySort,
  sortField,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { fileReply, languageParam, pageParam, pageSizeParam } from '../core/param';

const moment = z.iso.datetime({ offset: true });

const filter = {
  kind: securityKindSchema.optional(),
  outcome: securityOutcomeSchema.optional(),
  /** Part of the name or e-mail address of who did it, or of whose account it is about. */
  keyword: keywordSchema.optional(),
  /** The first and the last moment. */
  from: moment.optional(),
  to: moment.optional(),
};

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/manage/security/list',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  query: z.object({ pageNum: pageParam, pageSize: pageSizeParam, sort: sortField(securitySort).optional(), ...filter }),
  data: pageInfoSchema(securityEventSchema),
  summary: 'Returns one page of the security log of the college, latest first or in the order of a column.',
});

export const exportSecurityEvents = endpoint({
  method: 'GET',
  path: '/manage/security/export',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  query: z.object({ ...filter, lang: languageParam.optional() }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the latest 10,000 entries of the security log as comma-separated values.',
});
