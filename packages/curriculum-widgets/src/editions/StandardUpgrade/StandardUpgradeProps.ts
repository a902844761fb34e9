import type { Crosswalk, Receipt } from '@college/curriculum-model';
import type { DraftStorage } from '../../support/desk/drafts';
import type { UpgradeSource } from './UpgradeSource';

export interface StandardUpgradeProps {
  /** Where the upgrade is planned and done. */
  dataSource: UpgradeSource;
  /** The draft or scenario that is upgraded; another one starts afresh. */
  editionId: number;
  /** Who decides: the owner of kept decisions. */
  userId: number;
  /** The upgrades that are offered besides a file. @default from the twelve CEEAA attributes to the eleven of 2024 */
  crosswalks?: readonly Crosswalk[];
  /** Where the decisions of an unfinished upgrade are kept. @default none */
  draftStorage?: DraftStorage;
  /** Where the receipt can be read; without it there is no link. */
  receiptHref?: (receiptId: number) => string;
  /** Called with the receipt when the upgrade is done. */
  onUpgraded?: (receipt: Receipt) => void;
  /** Called to go back to the draft, with the decisions kept. */
  onLeave?: () => void;
}
