const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Whether a text is base64. It is looked at without going back, since the loop of a pattern over megabytes can exceed the stack. */
export function isBase64(text: string): boolean {
  const digits = text.slice(0, text.endsWith('==') ? -2 : text.endsWith('=') ? -1 : undefined);
  return digits !== '' && !/[^A-Za-z0-9+/]/.test(digits);
}

/** The number of bytes that a base64 text encodes. */
export function base64ByteCount(text: string): number {
  return Math.floor((text.replace(/=+$/, '').length * 3) / 4);
}

/** The first bytes of a base64 text, enough to detect an image format; empty where the text is not base64. */
export function base64Head(text: string): Uint8Array {
  const head = text.slice(0, 24).replace(/=+$/, '');
  const values = Array.from(head, (character) => alphabet.indexOf(character));
  if (values.includes(-1)) return new Uint8Array();
  return Uint8Array.from({ length: base64ByteCount(head) }, (_, at) => byteAt(values, at));
}

// Byte n begins 8n bits into the text, of which each character holds six.
function byteAt(values: readonly number[], at: number): number {
  const first = Math.floor((at * 8) / 6);
  const pair = ((values[first] ?? 0) << 6) | (values[first + 1] ?? 0);
  return (pair >> (4 - ((at * 8) % 6))) & 0xff;
}
