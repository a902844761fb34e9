import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bilingual } from '@college/curriculum-model';
import { askServer } from '../backup/askServer';
import { decryptedText } from '../backup/encryption';
import { keysOfPerson } from '../backup/keysOfPerson';
import { BackupError } from '../backup/messages';
import { packArchive, type MakeArchive } from '../backup/packArchive';
import { openArchive } from '../backup/readArchive';
import { fromHere, runCommand } from '../backup/runCommand';
import { onOwnClient } from '../db/openPostgres';
import { readOptions } from '../options';
import { upgradeMessages } from './messages';
import { rehearseUpgrade } from './rehearseUpgrade';

/** `npm run upgrade -- --check`: what this version will do to the database, rehearsed on a backup of it. */
await runCommand(
  upgradeMessages.usage,
  { check: { type: 'boolean' }, from: { type: 'string' }, identity: { type: 'string' } },
  'check',
  async ({ from, identity }) => {
    if (from) return await check(fromHere(from), await keysOfPerson(identity));
    const folder = await mkdtemp(path.join(tmpdir(), 'college-upgrade-'));
    const file = path.join(folder, 'records');
    try {
      await (
        await archiveInUse()
      )((bytes) => pipeline(bytes, createWriteStream(file, { mode: 0o600 })));
      return await check(file, {});
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

async function check(file: string, keys: Parameters<typeof decryptedText>[1]): Promise<Bilingual> {
  const rehearsal = await rehearseUpgrade(await openArchive(decryptedText(createReadStream(file), keys)));
  return rehearsal.steps.length === 0 ? upgradeMessages.current : upgradeMessages.rehearsed(rehearsal);
}

/** The records of the database in use, which is not opened as this version's: that would upgrade it. */
async function archiveInUse(): Promise<MakeArchive> {
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const url = directUrl ?? databaseUrl;
  if (url) return (take) => packArchive({ engine: 'postgres', alone: (act) => onOwnClient(url, act) }, new Date(), take);
  const fromServer = await askServer(dataFolder);
  if (!fromServer) throw new BackupError(upgradeMessages.needsServer(dataFolder));
  return fromServer;
}
