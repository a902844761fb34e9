import { sortedPage } from '../http/sortedPage';
import { listTrash, restoreTrash } from '@college/api-client/contract';
import { isTrashKind, pageSizes, trashSort } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { invalid } from '../http/refusal';
import { AnswerWithMessage } from '../http/answerWithMessage';
import { recordName } from '../securityLog/securityNote';
import { trashMessages } from './messages';
import { readTrash } from './readTrash';
import { restoreCourseUnit } from './restoreCourseUnit';
import { restoreEdition } from './restoreEdition';
import { restoreMajor } from './restoreMajor';
import { restoreRecord } from './restoreRecord';

/** The calls about what was deleted. */
export const trashCalls: readonly MountedCall[] = [
  handle(listTrash, async ({ db, query: { pageNum = 1, pageSize = pageSizes.default, sort }, caller, now, language }) => ({
    pageInfo: await sortedPage({ sort, pageNum, pageSize }, trashSort, language, async (page) => {
      return (await readTrash(db, page, { caller, now, language })).pageInfo;
    }),
  })),
  handle(
    restoreTrash,
    async ({ db, body: { kind, id }, caller, note, now, language }) => {
      if (!isTrashKind(kind)) throw invalid(trashMessages.otherKind, 'kind');
      const act = { caller, now, language };
      note({ kind: 'restore', outcome: 'done', what: restoreTrash.path, record: recordName({ kind, id }) });
      if (kind === 'course') return new AnswerWithMessage(await restoreCourseUnit(db, id, act), trashMessages.restored);
      if (kind === 'edition') return new AnswerWithMessage(await restoreEdition(db, id, act), trashMessages.draftRestored);
      if (kind === 'major') return new AnswerWithMessage(await restoreMajor(db, id, act), trashMessages.recordRestored);
      return new AnswerWithMessage(await restoreRecord(db, { kind, id }, act), trashMessages.recordRestored);
    },
    {
      // No other check finds a record in the trash; permissions are checked where it is read.
      rights: () => ({ auth: 'manage' }),
    },
  ),
];
