import { knownSteps, type MigrationStep } from '../db/migrationSteps';
import type { ArchiveHead } from './archiveFormat';
import { BackupError, backupMessages } from './messages';

/** The step that the tables of an archive had; refuses one that this version does not know. */
export async function stepOfArchive({ migration }: ArchiveHead): Promise<MigrationStep> {
  const step = (await knownSteps()).find(({ when }) => when === migration.when);
  if (!step) throw new BackupError(backupMessages.newer(migration.name));
  return step;
}
