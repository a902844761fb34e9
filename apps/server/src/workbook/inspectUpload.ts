import { inspectZip } from './inspectZip';

/** Why a file was refused as a whole. */
export interface FileFault {
  code:
    | 'empty'
    | 'tooLarge'
    | 'wrongType'
    | 'renamed'
    | 'oldWorkbook'
    | 'encrypted'
    | 'tooLargeUnpacked'
    | 'tooComplex'
    | 'broken'
    | 'busy';
}

/** Largest file that is looked into at all. */
export const maxUploadBytes = 10 * 2 ** 20;

const zipStart = Buffer.from('PK\x03\x04', 'latin1');
const oleStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedName = Buffer.from('EncryptedPackage', 'utf16le');

/** What kind of file it is by its own bytes, or why it is refused; the name alone proves nothing. Nothing is parsed yet. */
export async function inspectUpload(bytes: Buffer, fileName: string): Promise<{ format: 'xlsx' | 'csv' } | { fault: FileFault }> {
  if (bytes.length === 0) return { fault: { code: 'empty' } };
  if (bytes.length > maxUploadBytes) return { fault: { code: 'tooLarge' } };
  const extension = /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  if (startsWith(bytes, zipStart)) return await inspectAsZip(bytes, extension);
  if (startsWith(bytes, oleStart)) return { fault: { code: bytes.includes(encryptedName) ? 'encrypted' : 'oldWorkbook' } };
  if (extension === 'csv') return isText(bytes) ? { format: 'csv' } : { fault: { code: 'renamed' } };
  return { fault: { code: extension === 'xlsx' ? 'renamed' : 'wrongType' } };
}

async function inspectAsZip(bytes: Buffer, extension: string): Promise<{ format: 'xlsx' } | { fault: FileFault }> {
  const fault = await inspectZip(bytes);
  if (fault === 'notWorkbook') return { fault: { code: extension === 'xlsx' ? 'renamed' : 'wrongType' } };
  if (fault) return { fault: { code: fault } };
  // Another workbook type, such as one with macros, is a zip with the same parts.
  return extension === 'xlsx' ? { format: 'xlsx' } : { fault: { code: 'wrongType' } };
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** Text has no zero bytes, whatever its encoding; UTF-16 is refused with them. */
function isText(bytes: Buffer): boolean {
  return !bytes.includes(0);
}
