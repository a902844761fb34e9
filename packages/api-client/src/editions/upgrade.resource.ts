import type { Receipt, SeenUpgradePlan, UpgradePlanRequest, UpgradeRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { planUpgrade, upgradeEdition } from './upgrade.contract';

/** Upgrading a draft to another list of graduation requirements. */
export function createEditionUpgrading(client: Client) {
  return {
    /** What an upgrade would do to a draft with what is decided so far. */
    planUpgrade(request: UpgradePlanRequest, { signal }: Cancellable = {}): Promise<SeenUpgradePlan> {
      return client.call(planUpgrade, { body: request, signal });
    },
    /** Upgrades a draft. What changed since the plan is a conflict with a new plan. */
    upgradeEdition(request: UpgradeRequest): Promise<Receipt> {
      return client.call(upgradeEdition, { body: request });
    },
  };
}
