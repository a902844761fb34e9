import type { Receipt, SeenUpgradePlan, UpgradePlanRequest, UpgradeRequest } from '@college/curriculum-model';

/** Where an upgrade is planned and done; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface UpgradeSource {
  /**
   * What another list would do to a draft with what is decided so far, together with suggestions; nothing is stored.
   * Call: `POST /edition/upgradeplan` (extension).
   */
  planUpgrade(request: UpgradePlanRequest, options?: { signal?: AbortSignal }): Promise<SeenUpgradePlan>;
  /**
   * Upgrades a draft. A plan that was overtaken rejects with code '30009', a lost right with '30003'.
   * Call: `POST /edition/upgrade` (extension).
   */
  upgradeEdition(request: UpgradeRequest): Promise<Receipt>;
}
