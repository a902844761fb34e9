import { listHistory, restoreHistory } from '@college/api-client/contract';
import { historyKinds, isHistoryKind, pageSizes } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { invalid } from '../http/refusal';
import { historyMessages } from './messages';
import { readHistory } from './readHistory';
import { restoreChange } from './restoreChange';

/** The calls about edit histories. */
export const historyCalls: readonly MountedCall[] = [
  handle(
    listHistory,
    ({ db, query: { kind, pageNum = 1, pageSize = pageSizes.default, ...query }, caller, language }) => {
      if (!isHistoryKind(kind)) throw invalid(historyMessages.notKept);
      return readHistory(db, { ...query, kind, pageNum, pageSize }, { caller, language });
    },
    {
      // Who may read a record may read what became of it.
      rights: ({ query: { kind, recordId } }) =>
        isHistoryKind(kind) ? { auth: 'read', subject: { kind: historyKinds[kind], id: recordId } } : { auth: 'read' },
    },
  ),
  handle(restoreHistory, ({ db, body, caller, language, note, now }) => restoreChange(db, body, { caller, language, note, now }), {
    success: historyMessages.restored,
    // The record is known only once the change is read; permissions are checked there.
    rights: () => ({ auth: 'modify' }),
  }),
];
