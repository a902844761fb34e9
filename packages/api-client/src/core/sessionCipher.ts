import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

const nonceLength = 24;

/**
 * The default key of this package. A key that is shipped to browsers is no secret: it only obfuscates login info and makes careless edits detectable. Rights
 * are decided by the server alone. An embedder may set its own key of 64 hexadecimal digits at build time by defining `__COLLEGE_SESSION_KEY__`.
 */
declare const __COLLEGE_SESSION_KEY__: string | undefined;
const builtInKey = '5c1f0a9be27d4436b8f27715c09de3418a6b22f4d90e57c3a1884fbe6d3075e9';
export const sessionKey = typeof __COLLEGE_SESSION_KEY__ === 'string' ? __COLLEGE_SESSION_KEY__ : builtInKey;

/** Encrypts a text for one named place of the store; moved to another place it no longer opens. */
export function seal(text: string, place: string, key = sessionKey): string {
  const nonce = randomBytes(nonceLength);
  const sealed = xchacha20poly1305(hexToBytes(key), nonce, utf8ToBytes(place)).encrypt(utf8ToBytes(text));
  return bytesToHex(nonce) + bytesToHex(sealed);
}

/** Opens a sealed text; undefined when a single character of it was changed. */
export function unseal(sealed: string, place: string, key = sessionKey): string | undefined {
  try {
    const bytes = hexToBytes(sealed);
    // Upper-case digits mean the same bytes but were not written by us.
    if (bytesToHex(bytes) !== sealed || bytes.length <= nonceLength) return undefined;
    const cipher = xchacha20poly1305(hexToBytes(key), bytes.subarray(0, nonceLength), utf8ToBytes(place));
    return bytesToUtf8(cipher.decrypt(bytes.subarray(nonceLength)));
  } catch {
    // The cipher throws on every forgery; that is the answer, not a failure.
    return undefined;
  }
}
