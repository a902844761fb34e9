import { planUpgrade as planUpgradeCall, upgradeEdition as upgradeEditionCall } from '@college/api-client/contract';
import { majorFields } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { actOf } from '../merging/editionAct';
import { readReceipt } from '../merging/readReceipts';
import { planUpgrade } from './planUpgrade';
import { upgradeEdition } from './upgradeEdition';

/** What a crosswalk calls its fields. */
const crosswalkNames = { name: { zh: '标准名称', en: 'Name of the standard' }, standard: majorFields.standard.label };

/** The calls that bring a draft to another list of graduation requirements. */
export const upgradeCalls: readonly MountedCall[] = [
  handle(planUpgradeCall, ({ db, body, language }) => planUpgrade(db, body, language), { fieldNames: crosswalkNames }),
  handle(
    upgradeEditionCall,
    async (context) => {
      const { id } = await upgradeEdition(context.db, context.body, actOf(context));
      return readReceipt(context.db, id, context.language);
    },
    { fieldNames: crosswalkNames },
  ),
];
