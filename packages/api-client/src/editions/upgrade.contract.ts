import {
  receiptSchema,
  replyCodes,
  seenUpgradePlanSchema,
  upgradePlanRequestSchema,
  upgradeRequestSchema,
} from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

const ofEdition = { extension: true, subject: { kind: 'edition', in: 'body', name: 'id' } } as const;

export const planUpgrade = endpoint({
  method: 'POST',
  path: '/edition/upgradeplan',
  auth: 'create',
  writes: false,
  ...ofEdition,
  body: upgradePlanRequestSchema,
  data: seenUpgradePlanSchema,
  summary:
    'Says what another list of graduation requirements would do to a draft: what becomes of each indicator point, what is left over, and what is new. Nothing is stored.',
});

export const upgradeEdition = endpoint({
  method: 'POST',
  path: '/edition/upgrade',
  auth: 'create',
  writes: true,
  ...ofEdition,
  body: upgradeRequestSchema,
  data: receiptSchema,
  refusals: [replyCodes.conflict],
  summary:
    'Brings the requirements of a draft to another list, in one transaction; supports and goals go along. What changed since the plan is refused with a new plan.',
});
