import type { ArchiveHead } from '../backup/archiveFormat';
import { knownSteps } from '../db/migrationSteps';
import { ExportError, exportMessages } from './messages';

/** Refuses tables of another version: what they do not have yet would be missing in the export, and no import takes it then. */
export async function requireOwnTables({ migration }: ArchiveHead): Promise<void> {
  const own = (await knownSteps()).at(-1);
  if (migration.when !== own?.when) throw new ExportError(exportMessages.otherTables(migration.name));
}
