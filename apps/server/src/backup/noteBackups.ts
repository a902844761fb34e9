import { eq } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { backupRecordSchema, type BackupRecord, type MadeBackup } from './backupRecord';

const { settings } = schema;
const settingName = 'backups';

/** What the database knows of its backups. */
export async function readBackupRecord(db: Queries): Promise<BackupRecord> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingName));
  return backupRecordSchema.parse(row?.value ?? {});
}

/** What becomes of it; undefined where it stays as it is. */
export type ChangeOfRecord = (record: BackupRecord) => BackupRecord | undefined;

/** Changes it while every other process waits; returns what `change` returned, and stores nothing where that is undefined. */
export async function changeBackupRecord(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  change: ChangeOfRecord,
): Promise<BackupRecord | undefined> {
  return await transaction(async (tx) => {
    await tx.insert(settings).values({ key: settingName, value: {} }).onConflictDoNothing();
    const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, settingName)).for('update');
    const changed = change(backupRecordSchema.parse(row?.value));
    if (changed) await tx.update(settings).set({ value: changed }).where(eq(settings.key, settingName));
    return changed;
  });
}

/** Notes a good backup, which no earlier failure outlasts. */
export async function noteGoodBackup(database: Pick<OpenDatabase, 'transaction'>, last: MadeBackup): Promise<void> {
  await changeBackupRecord(database, ({ failure: _failure, ...rest }) => ({ ...rest, last }));
}
