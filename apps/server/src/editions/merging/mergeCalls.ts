import {
  getReceipt,
  listReceipts,
  mergeEdition as mergeEditionCall,
  planMerge as planMergeCall,
  planUndo as planUndoCall,
  revertEdition as revertEditionCall,
  undoMerge as undoMergeCall,
  updateEdition as updateEditionCall,
} from '@college/api-client/contract';
import { pageSizes } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { mergeEdition } from './mergeEdition';
import { planMergeApart } from './planMerge';
import { readReceipt, readReceiptDetail, readReceipts } from './readReceipts';
import { planUndo, undoMerge } from './undoMerge';
import { revertEdition, updateEdition } from './updateEdition';

/** The calls that bring drafts and the current edition together, and their receipts. */
export const mergeCalls: readonly MountedCall[] = [
  handle(planMergeCall, ({ services, caller, body, language }) => planMergeApart({ services, caller, language }, body)),
  handle(mergeEditionCall, async ({ db, body, caller, now, language }) => {
    const { id } = await mergeEdition(db, body, { caller, now, language });
    return readReceipt(db, id, language);
  }),
  handle(updateEditionCall, async ({ db, body, caller, now, language }) => {
    const { id } = await updateEdition(db, body, { caller, now, language });
    return readReceipt(db, id, language);
  }),
  handle(revertEditionCall, async ({ db, body, caller, now, language }) => {
    const { id } = await revertEdition(db, body, { caller, now, language });
    return readReceipt(db, id, language);
  }),
  handle(listReceipts, ({ db, query: { pageNum = 1, pageSize = pageSizes.default, ...query }, language }) => {
    return readReceipts(db, { ...query, pageNum, pageSize }, language);
  }),
  handle(getReceipt, ({ db, query: { id }, language }) => readReceiptDetail(db, id, language)),
  handle(planUndoCall, ({ db, body, language }) => planUndo(db, body, language)),
  handle(undoMergeCall, async ({ db, body, caller, now, language }) => {
    const { id } = await undoMerge(db, body, { caller, now, language });
    return readReceipt(db, id, language);
  }),
];
