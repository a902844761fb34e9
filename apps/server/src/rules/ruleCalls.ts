import { getCollegeRules, saveCollegeRules } from '@college/api-client/contract';
import type { RulesOwner } from '@college/curriculum-model';
import * as terms from '@college/curriculum-model/terms';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { findHomeMajor } from '../majors/majorRepository';
import type { RightsQuestion } from '../rights/authorise';
import { findRules } from './ruleLayers';
import { ownerOf, saveRules } from './saveRules';

/** One question about each record that is named. */
function questions({ departmentId, majorId }: RulesOwner, auth: 'read' | 'manage'): RightsQuestion[] {
  return [
    ...(departmentId === undefined ? [] : [{ auth, subject: { kind: 'department' as const, id: departmentId } }]),
    ...(majorId === undefined ? [] : [{ auth, subject: { kind: 'major' as const, id: majorId } }]),
  ];
}

/** The calls about what a college, a department or a major sets of the rules of curricula. */
export const ruleCalls: readonly MountedCall[] = [
  handle(
    getCollegeRules,
    async ({ db, query, caller }) => {
      const owner = ownerOf(query, caller);
      return findRules(db, owner.kind === 'major' ? { ...owner, id: await findHomeMajor(db, owner.id) } : owner);
    },
    { rights: ({ query }) => [{ auth: 'read' }, ...questions(query, 'read')] },
  ),
  handle(saveCollegeRules, ({ db, body, caller, now }) => saveRules(db, body, { caller, now }), {
    success: successMessages.saved,
    fieldNames: {
      settings: terms.rules,
      options: { zh: '规则的设置', en: 'Settings of the rule' },
    },
    rights({ body }) {
      const asked = questions(body, 'manage');
      return asked.length > 0 ? asked : { auth: 'collegeManage' };
    },
  }),
];
