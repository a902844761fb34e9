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
import type { Comparing } from './comparing/compareSides';
import { readEditionProgress } from './comparing/editionProgress';
import { findEdition, listEditions, type EditionRow } from './editionRepository';
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
  handle(listEditionsCall, async ({ query, ...comparing }) => {
    const list: Edition[] = [];
    for (const found of await listEditions(comparing.db, query.majorId)) {
      list.push({ ...presentEdition(found, comparing.language), ...(await figuresWhere(query.figures, comparing, found.edition)) });
    }
    return list;
  }),
  handle(getEdition, async ({ query, ...comparing }) => {
    const { db, language } = comparing;
    const found = await findEdition(db, query.id);
    if (!found) throw notFound(editionMessages.missing);
    return { ...(await presentEditionDetail(db, found, language)), ...(await figuresWhere(query.figures, comparing, found.edition)) };
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

/** How far an edition went, where that was asked for. */
async function figuresWhere(asked: 0 | 1 | undefined, comparing: Comparing, edition: EditionRow): Promise<Pick<Edition, 'figures'>> {
  return asked === 1 ? { figures: await readEditionProgress(comparing, edition) } : {};
}
