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
import { pageSizes, receiptSort } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { sortedPage } from '../../http/sortedPage';
import { publishAsWished } from '../../proposals/publishAsWished';
import { actOf } from './editionAct';
import { mergeEdition } from './mergeEdition';
import { planMerge } from './planMerge';
import { readReceipt, readReceiptDetail, readReceipts } from './readReceipts';
import { planUndo, undoMerge } from './undoMerge';
import { revertEdition, updateEdition } from './updateEdition';

/** The calls that bring drafts and the current edition together, and their receipts. */
export const mergeCalls: readonly MountedCall[] = [
  handle(planMergeCall, ({ services, caller, body, language, now, dayOf }) => planMerge({ services, caller, language, now, dayOf }, body)),
  handle(mergeEditionCall, async (context) => {
    const act = actOf(context);
    const { id } = await mergeEdition(context.db, context.body, act);
    // A draft that stays open is not what was to be published yet.
    if (!context.body.keepOpen) await publishAsWished(context.db, { editionId: context.body.id, receiptId: id }, act);
    return readReceipt(context.db, id, context.language);
  }),
  handle(updateEditionCall, async (context) => {
    const { id } = await updateEdition(context.db, context.body, actOf(context));
    return readReceipt(context.db, id, context.language);
  }),
  handle(revertEditionCall, async (context) => {
    const { id } = await revertEdition(context.db, context.body, actOf(context));
    return readReceipt(context.db, id, context.language);
  }),
  handle(listReceipts, async ({ db, query: { pageNum = 1, pageSize = pageSizes.default, sort, ...query }, language }) => ({
    pageInfo: await sortedPage({ sort, pageNum, pageSize }, receiptSort, language, async (page) => {
      return (await readReceipts(db, { ...query, ...page }, language)).pageInfo;
    }),
  })),
  handle(getReceipt, ({ db, query: { id }, language }) => readReceiptDetail(db, id, language)),
  handle(planUndoCall, ({ services, caller, body, language }) => planUndo({ services, caller, language }, body)),
  handle(undoMergeCall, async (context) => {
    const { id } = await undoMerge(context.db, context.body, actOf(context));
    return readReceipt(context.db, id, context.language);
  }),
];
