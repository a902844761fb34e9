import type { Bilingual } from '@college/curriculum-model';
import { httpMessages } from './messages';
import { conflict, invalid } from './refusal';

/** Rejects an extension call without the version it was based on: it could overwrite somebody else's change unseen. */
export function needVersion(version: unknown): void {
  if (version === undefined) throw invalid(httpMessages.versionMissing, 'version');
}

/** Rejects a write that was based on another version; `read` returns the record as stored. */
export async function refuseOlder(
  { sent, stored }: { sent: number | undefined; stored: number },
  sentence: Bilingual,
  read: () => unknown,
): Promise<void> {
  if (sent !== undefined && sent !== stored) throw conflict(sentence, await read());
}

/** The same for a deletion. */
export async function refuseOlderDeletion(versions: { sent: number | undefined; stored: number }, read: () => unknown): Promise<void> {
  await refuseOlder(versions, httpMessages.changedBeforeDeletion, read);
}
