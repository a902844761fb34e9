import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { setRestoreBeginning } from '../backup/restoreArchive';
import { openDatabase, seedSampleProgramme, silentLogger, type OpenDatabase } from '../db';
import { copyEmptyDatabase } from '../db/testing';

/** The sample programme in a database of the file's own, and names of files beside it that are not there yet. */
export function exportPlace() {
  let place: string;
  let database: OpenDatabase;
  let files = 0;
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'college-export-'));
    const undo = setRestoreBeginning(copyEmptyDatabase);
    const from = path.join(place, 'from');
    await copyEmptyDatabase(from);
    database = await openDatabase({ folder: from, logger: silentLogger });
    await seedSampleProgramme(database);
    return async () => {
      undo();
      await database.close();
      await rm(place, { recursive: true, force: true });
    };
  });
  return { database: () => database, fresh: (ending: string) => path.join(place, `${(files += 1)}${ending}`) };
}
