import { getCollegeRules, saveCollegeRules as saveCollegeRulesCall } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { findCollegeRules } from './collegeRules';
import { saveCollegeRules } from './saveCollegeRules';

/** The calls about what a college sets of the rules of curricula. */
export const ruleCalls: readonly MountedCall[] = [
  handle(getCollegeRules, ({ db, caller }) => findCollegeRules(db, caller.collegeId)),
  handle(saveCollegeRulesCall, ({ db, body, caller, now }) => saveCollegeRules(db, body, { caller, now }), {
    success: successMessages.saved,
    fieldNames: {
      settings: { zh: '检查规则', en: 'Rules' },
      level: { zh: '级别', en: 'Level' },
      options: { zh: '规则的设置', en: 'Settings of the rule' },
    },
  }),
];
