import { Secret, TOTP } from 'otpauth';
import type { Ask } from '../ask';

/** What an authenticator app shows for a key right now. */
export function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate();
}

/** Gives whoever asks a second factor. */
export async function enrol(ask: Ask): Promise<void> {
  const { key } = await ask.data('beginSecondFactor', {});
  await ask.data('confirmSecondFactor', { body: { code: codeOf(key) } });
}
