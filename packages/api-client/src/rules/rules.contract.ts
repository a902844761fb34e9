import { collegeRulesSchema, saveRulesRequestSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const getCollegeRules = endpoint({
  method: 'GET',
  path: '/rules/settings',
  auth: 'read',
  writes: false,
  extension: true,
  data: collegeRulesSchema,
  summary:
    "Returns what the caller's college sets of the rules of curricula: levels, switches and thresholds that differ from the rules' own.",
});

export const saveCollegeRules = endpoint({
  method: 'POST',
  path: '/rules/savesettings',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveRulesRequestSchema,
  data: collegeRulesSchema,
  summary: 'Sets the rules for all majors of the college; a rule that is left out is as it is by itself.',
});
