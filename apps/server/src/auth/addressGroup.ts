import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one place on the network: an IPv4 address, or the first half of an IPv6 address, for one household or one machine has all
 * of the second half to itself.
 */
export function addressGroup(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(bare)) return bare;
  const mapped = bare.slice(bare.lastIndexOf(':') + 1);
  const words = expand(isIPv4(mapped) ? bare.slice(0, -mapped.length) + hexadecimal(mapped) : bare);
  const isMapped = words.slice(0, 5).every((word) => word === '0') && words[5] === 'ffff';
  if (isMapped) return dotted(words[6] ?? '0', words[7] ?? '0');
  return `${words.slice(0, 4).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = splitWords(head);
  const after = splitWords(tail ?? '');
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...(tail === undefined ? [] : between), ...after];
}

function splitWords(part: string): string[] {
  return part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16).toString(16));
}

function hexadecimal(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function dotted(high: string, low: string): string {
  return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.');
}
