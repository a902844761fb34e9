import { resetFixtures } from '@college/api-client/contract';
import { putReferenceData, putSampleProgramme } from '../db';
import { emptyTables } from '../db/testing/emptyTables';
import { handle, type MountedCall } from '../http/call';

/** Puts the sample programme back as it was; mounted only where tests asked for it, and never in production. */
export const resetCall: MountedCall = handle(
  resetFixtures,
  async ({ services: { database } }) => {
    await emptyTables(database.db);
    await putReferenceData(database);
    await putSampleProgramme(database);
    return true as const;
  },
  { ownTransactions: true },
);
