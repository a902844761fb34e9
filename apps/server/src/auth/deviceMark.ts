import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that a browser keeps of the accounts that signed in there. */
export const deviceCookieName = 'college-device';

// Accounts of one browser that are remembered.
const mostMarks = 5;

/**
 * The device on which an account signed in before, by the marks in its cookie; undefined for a strange one. A mark is signed with the digest
 * of the account's password, so that nobody else can make one and a new password ends all.
 */
export function knownDevice(cookie: string, passwordHash: string): string | undefined {
  return marksOf(cookie)
    .map((mark) => mark.split('.'))
    .find(([device = '', signature = '']) => isSigned(device, signature, passwordHash))?.[0];
}

/** The cookie with the account's mark in front, where the device is strange a new one. */
export function withMark(cookie: string, passwordHash: string): string {
  const device = knownDevice(cookie, passwordHash) ?? randomBytes(16).toString('base64url');
  const mark = `${device}.${sign(device, passwordHash)}`;
  return [mark, ...marksOf(cookie).filter((other) => other !== mark)].slice(0, mostMarks).join('~');
}

function marksOf(cookie: string): string[] {
  return cookie
    .split('~')
    .filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark))
    .slice(0, mostMarks);
}

function isSigned(device: string, signature: string, passwordHash: string): boolean {
  // Somebody who was invited and chose no password yet has no digest to sign with.
  if (passwordHash === '') return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(device, passwordHash)));
}

function sign(device: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${device}`).digest('base64url');
}
