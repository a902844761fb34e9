import type { Crosswalk, SeenUpgradePlan } from '@college/curriculum-model';
import type { OpenUpgrade } from './useStandardUpgrade';

/** What every part of the desk knows. */
export interface UpgradeDeskProps {
  plan: SeenUpgradePlan;
  crosswalk: Crosswalk;
  upgrade: OpenUpgrade;
  onLeave?: (() => void) | undefined;
}
