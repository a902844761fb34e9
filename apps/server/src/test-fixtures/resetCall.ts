import { resetFixtures } from '@college/api-client/contract';
import { putReferenceData, seedSampleProgramme, type Database, type OpenDatabase } from '../db';
import { emptyTables } from '../db/testing/emptyTables';
import { handle, type MountedCall } from '../http/call';
import { setHashCosts } from '../passwords/passwordHash';
import { copySample, type PutBack } from './sampleCopy';

const kept = new WeakMap<Database, PutBack>();

/** Resets the sample programme; mounted only where tests enable it, and never in production. */
export const resetCall: MountedCall = handle(
  resetFixtures,
  async ({ services: { database } }) => {
    const putBack = kept.get(database.db);
    if (putBack) await putBack();
    else kept.set(database.db, await createReset(database));
  },
  { ownTransactions: true },
);

async function createReset(database: OpenDatabase): Promise<PutBack> {
  await emptyTables(database.db);
  await putReferenceData(database);
  // The password of the sample people is published; jobs sign in with it hundreds of times.
  const restoreCosts = setHashCosts({ N: 2, r: 1, p: 1 });
  await seedSampleProgramme(database);
  restoreCosts();
  return copySample(database);
}
