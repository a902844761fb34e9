import type { UpgradeDeskProps } from './upgradeDeskProps';

export interface IndicatorRowProps extends UpgradeDeskProps {
  indicator: UpgradeDeskProps['plan']['indicators'][number];
  /** The item under which it stays without a decision; null where there is no one item. */
  home: number | null;
}
