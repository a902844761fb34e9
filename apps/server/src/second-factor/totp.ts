import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// What every authenticator app knows (RFC 6238): SHA-1, six digits, 30 seconds.
const period = 30;
const issuer = '课程建设工作台';
// Clocks of phones are half a minute off.
const nearSteps = 1;
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryCodeCount = 10;
// More than 112 random bits: from that on a plain digest may be stored.
const recoveryCodeLength = 24;

/** A new key in base32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address of a key for a QR code. */
export function keyAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step of a code; undefined where it is of none near now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: nearSteps });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** Ten codes for who loses the app, in groups of four characters that nobody mistakes for each other: about 119 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const characters = Array.from({ length: recoveryCodeLength }, randomCharacter).join('');
    return characters.match(/.{4}/g)?.join('-') ?? characters;
  });
}

/** A code as it is compared: without blanks and hyphens, in small letters. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, period, secret: Secret.fromBase32(secret) });
}

function randomCharacter(): string {
  // A byte beyond the last whole round would make some characters likelier.
  const bound = 256 - (256 % codeAlphabet.length);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < bound) return codeAlphabet[byte % codeAlphabet.length] ?? '';
  }
}
