import { listTrash, restoreTrash } from '@college/api-client/contract';
import { pageSizes } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { trashMessages } from './messages';
import { readTrash } from './readTrash';
import { restoreCourseUnit } from './restoreCourseUnit';

/** The calls about what was deleted. */
export const trashCalls: readonly MountedCall[] = [
  handle(listTrash, ({ db, query: { pageNum = 1, pageSize = pageSizes.default }, caller, now, language }) => {
    return readTrash(db, { pageNum, pageSize }, { caller, now, language });
  }),
  handle(restoreTrash, ({ db, body, caller, now, language }) => restoreCourseUnit(db, body, { caller, now, language }), {
    success: trashMessages.restored,
    // A unit in the trash is found by nobody else; whose it is gets asked where it is found.
    rights: () => ({ auth: 'manage' }),
  }),
];
