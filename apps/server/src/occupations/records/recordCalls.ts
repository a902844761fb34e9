import * as contract from '@college/api-client/contract';
import { handle, type MountedCall } from '../../http/call';
import { notFound } from '../../http/refusal';
import { successMessages } from '../../http/successMessages';
import { readingOf } from '../../majors/presentMajor';
import { readBook } from '../book/occupationBook';
import { importRecords } from './import/importRecords';
import { occupationFieldNames as fieldNames, occupationMessages } from './messages';
import { occupationRows } from './occupationRepository';
import { presentOccupation } from './presentOccupation';
import { readOccupationPage, searchOccupationPage } from './readOccupations';
import { addOccupation, changeOccupation, deleteOccupation } from './saveOccupation';

const saved = { success: successMessages.saved, fieldNames };

/** The calls about the occupation records of a college. */
export const recordCalls: readonly MountedCall[] = [
  handle(contract.listOccupations, ({ db, body, caller, language }) => readOccupationPage(db, body, { caller, language })),
  handle(contract.searchOccupations, ({ db, body, caller, language }) => searchOccupationPage(db, body, { caller, language })),
  handle(contract.getOccupation, async ({ db, query, caller, language }) => {
    const row = await occupationRows.find(db, { collegeId: caller.collegeId, id: query.id });
    if (!row) throw notFound(occupationMessages.missing);
    return presentOccupation(row, await readBook(db), readingOf(language, query.record));
  }),
  handle(contract.addOccupation, ({ db, body, caller, now, language }) => addOccupation(db, body, { caller, now, language }), saved),
  handle(contract.updateOccupation, ({ db, body, caller, now, language }) => changeOccupation(db, body, { caller, now, language }), saved),
  handle(contract.deleteOccupation, ({ db, query, caller, now }) => deleteOccupation(db, query, { caller, now }), {
    success: successMessages.deleted,
  }),
  handle(
    contract.importOccupations,
    ({ services, query, body, caller, now, language }) =>
      importRecords(services.database, body.file, { caller, now, language, isDryRun: query.isDryRun === 1, basis: query.basis }),
    { ownTransactions: true },
  ),
];
