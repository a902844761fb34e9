import { editionFieldNames, type Edition } from '@college/curriculum-model';
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
import { compareCalls } from './comparing/compareCalls';
import { editionProgressReader } from './comparing/editionProgress';
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
  handle(listEditionsCall, async ({ query: { majorId, figures }, ...comparing }) => {
    const progressOf = editionProgressReader(comparing);
    const list: Edition[] = [];
    for (const found of await listEditions(comparing.db, majorId)) {
      const edition = await presentEdition(comparing.db, found, comparing.language);
      list.push(figures === 1 ? { ...edition, figures: await progressOf(found.edition) } : edition);
    }
    return list;
  }),
  handle(getEdition, async ({ query: { id, figures }, ...comparing }) => {
    const { db, language } = comparing;
    const found = await findEdition(db, id);
    if (!found) throw notFound(editionMessages.missing);
    const detail = await presentEditionDetail(db, found, language);
    return figures === 1 ? { ...detail, figures: await editionProgressReader(comparing)(found.edition) } : detail;
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
  ...compareCalls,
];
