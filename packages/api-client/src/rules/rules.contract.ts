import { collegeRulesSchema, saveRulesRequestSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam } from '../core/param';

export const getCollegeRules = endpoint({
  method: 'GET',
  path: '/rules/settings',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({ departmentId: idParam.optional(), majorId: idParam.optional() }),
  data: collegeRulesSchema,
  summary:
    "Returns what the caller's college sets of the rules of curricula: levels, switches and thresholds that differ from the rules' own. With `departmentId` or `majorId` what that department or major sets otherwise than the wider layers, and these.",
});

export const saveCollegeRules = endpoint({
  method: 'POST',
  path: '/rules/savesettings',
  // Of a college by who manages it, of a department or a major by who manages that.
  auth: 'manage',
  writes: true,
  extension: true,
  body: saveRulesRequestSchema,
  data: collegeRulesSchema,
  summary:
    'Sets the rules for all majors of the college, with `departmentId` for those of the department, with `majorId` for the major in all of its editions; a rule that is left out is as the wider layers say, or as it is by itself.',
});
