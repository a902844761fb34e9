import { listCourseTexts, saveTranslations } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { translationMessages } from './messages';
import { readCourseTexts } from './readCourseTexts';
import { saveTexts } from './saveTexts';

/** The calls for English translations of records (decision 156). */
export const translationCalls: readonly MountedCall[] = [
  handle(listCourseTexts, ({ db, query, caller, language }) => readCourseTexts(db, query.courseid, { caller, language })),
  handle(saveTranslations, ({ db, body, caller, now, language }) => saveTexts(db, body.list, { caller, now, language }), {
    // Which records they are, and so who may write them, only the database knows.
    rights: () => ({ auth: 'modify' }),
    success: translationMessages.saved,
  }),
];
