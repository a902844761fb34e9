import { editionFieldNames } from '@college/curriculum-model';
import {
  changeEdition as changeEditionCall,
  deleteEdition as deleteEditionCall,
  getEdition,
  listEditions as listEditionsCall,
  startEdition as startEditionCall,
} from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { EventsAnswer } from '../http/eventsAnswer';
import { inTransaction } from '../http/inTransaction';
import { notFound } from '../http/refusal';
import { successMessages } from '../http/successMessages';
import { changeEdition, deleteEdition } from './changeEdition';
import { findEdition, listEditions } from './editionRepository';
import { editionMessages } from './messages';
import { presentEdition, presentEditionDetail } from './presentEdition';
import { storeEditionParams } from './storeEditionParams';
import { watchEdition } from './watchEdition';

/** The calls about editions of a major's curriculum. */
export const editionCalls: readonly MountedCall[] = [
  handle(
    startEditionCall,
    async ({ body: { unique, ...request }, caller, language, services, now }) => {
      await inTransaction(services.database, (db) => storeEditionParams(db, { unique, request, userId: caller.id }, now));
      return new EventsAnswer(watchEdition({ services, caller, language, after: 0 }, unique));
    },
    { ownTransactions: true, fieldNames: editionFieldNames },
  ),
  handle(listEditionsCall, async ({ db, query, language }) => {
    return (await listEditions(db, query.majorId)).map((row) => presentEdition(row, language));
  }),
  handle(getEdition, async ({ db, query, language }) => {
    const found = await findEdition(db, query.id);
    if (!found) throw notFound(editionMessages.missing);
    return presentEditionDetail(db, found, language);
  }),
  handle(
    changeEditionCall,
    async ({ db, body, caller, language, now }) => {
      const record = await changeEdition(db, body, { caller, now, language });
      return { id: record.id, version: record.version, record };
    },
    { success: successMessages.saved, fieldNames: editionFieldNames },
  ),
  handle(deleteEditionCall, ({ db, body, caller, now, language }) => deleteEdition(db, body, { caller, now, language }), {
    success: successMessages.deleted,
  }),
];
