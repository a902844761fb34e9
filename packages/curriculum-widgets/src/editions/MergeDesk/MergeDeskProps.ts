import type { MergeTarget, Receipt } from '@college/curriculum-model';
import type { DraftStorage } from '../../support/desk/drafts';
import type { MergeSource } from './MergeSource';

export interface MergeDeskProps {
  /** Where the merge is planned and done. */
  source: MergeSource;
  /** The draft or scenario that is merged or updated; another one starts afresh. */
  editionId: number;
  /** Where it goes: the draft into the current edition, or the current edition into the draft. */
  into: MergeTarget;
  /** The lineage of a course that alone is taken at first, as where its changes were approved by themselves. @default what was taken before, else all */
  onlyCourse?: number;
  /** Who decides: the owner of kept decisions. */
  userId: number;
  /** Where the decisions of an unfinished merge are kept; without it the page says that they are lost when it is left. @default none */
  draftStorage?: DraftStorage;
  /** Where the record at a place of the draft can be opened, for what stands against the merge; without it there is no link. */
  placeHref?: (place: string) => string | undefined;
  /** Called with the receipt when the merge is done. */
  onMerged?: (receipt: Receipt) => void;
  /** Called to go back to the editions, with the decisions kept. */
  onLeave?: () => void;
}
