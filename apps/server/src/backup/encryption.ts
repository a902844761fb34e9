import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError, backupMessages } from './messages';

/** What opens and closes an archive. Whoever has a recipient alone cannot open it. */
export interface Keys {
  passphrase?: string;
  recipient?: string;
  /** Another recipient, of whoever verifies the archive. */
  verifier?: string;
  /** The secret key of a recipient. */
  identity?: string;
}

/** What closes a backup; a recipient counts before a passphrase. */
export type BackupKeys = Pick<Keys, 'passphrase' | 'recipient'>;

const ageMark = 'age-encryption.org/v1\n';
const gzipMark = Buffer.from([0x1f, 0x8b]);

/** Trying a passphrase costs scrypt of 2^18 rounds, about a second. */
const serviceWork = 18;
let workFactor = serviceWork;

/** Tests open files with passphrases that are wrong, where trying one may cost next to nothing; without an argument it costs what it does in service. */
export function setPassphraseWork(given = serviceWork): void {
  workFactor = given;
}

/** The bytes encrypted in the age format; as they are where no key is given. */
export async function encrypted(bytes: Readable, { passphrase, recipient, verifier }: Keys): Promise<Readable> {
  if (!passphrase && !recipient) return bytes;
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  try {
    if (recipient) {
      encrypter.addRecipient(recipient);
      if (verifier) encrypter.addRecipient(verifier);
    } else if (passphrase) encrypter.setPassphrase(passphrase);
  } catch (error) {
    throw new BackupError(backupMessages.wrongKey, { cause: error });
  }
  return Readable.from(await encrypter.encrypt(webOf(bytes)));
}

/** The text of an archive, encrypted or not. */
export async function* decryptedText(file: Readable, keys: Keys): AsyncGenerator<string> {
  const bytes = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await bytes.next();
  const start = first.done ? Buffer.alloc(0) : first.value;
  const whole = Readable.from(again(start, bytes));
  const plain = start.subarray(0, ageMark.length).toString('latin1') === ageMark ? await decrypted(whole, keys) : whole;
  if (plain === whole && !start.subarray(0, 2).equals(gzipMark)) throw new BackupError(backupMessages.notBackup);
  const gunzip = createGunzip();
  gunzip.setEncoding('utf8');
  const unpacking = pipeline(plain, gunzip);
  // The loop below ends with the same error.
  unpacking.catch(() => undefined);
  try {
    for await (const part of gunzip) yield part as string;
    await unpacking;
  } catch (error) {
    throw isSystemError(error) ? error : new BackupError(backupMessages.damaged, { cause: error });
  }
}

async function decrypted(bytes: Readable, { passphrase, identity }: Keys): Promise<Readable> {
  if (!passphrase && !identity) throw new BackupError(backupMessages.needsPassphrase);
  const decrypter = new Decrypter();
  try {
    if (identity) decrypter.addIdentity(identity);
    if (passphrase) decrypter.addPassphrase(passphrase);
  } catch (error) {
    throw new BackupError(backupMessages.wrongKey, { cause: error });
  }
  try {
    return Readable.from(await decrypter.decrypt(webOf(bytes)));
  } catch (error) {
    throw new BackupError(isSystemError(error) ? backupMessages.damaged : backupMessages.wrongPassphrase, { cause: error });
  }
}

async function* again(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function webOf(bytes: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}

/** What the file system says, which is no fault of the archive. */
function isSystemError(error: unknown): boolean {
  return Reflect.get(Object(error), 'syscall') !== undefined;
}
