import { readFile } from 'node:fs/promises';
import type { Keys } from './encryption';
import { fromHere, type Given } from './runCommand';

/** What opens a backup: the passphrase of the environment, and the secret key in a file that was named. */
export async function keysOfPerson(identity: Given[string]): Promise<Pick<Keys, 'identity' | 'passphrase'>> {
  const passphrase = process.env.BACKUP_PASSPHRASE;
  const secret = identity && (await readFile(fromHere(identity), 'utf8'));
  return { ...(secret ? { identity: secretKeyIn(secret) } : {}), ...(passphrase ? { passphrase } : {}) };
}

/** A file of age-keygen holds comments, too. */
function secretKeyIn(text: string): string {
  return text.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-')) ?? text.trim();
}
