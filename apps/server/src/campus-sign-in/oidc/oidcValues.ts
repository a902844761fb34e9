import type { CampusValues } from '@college/curriculum-model';

const mostValues = 200;
const longestValue = 2000;

/** Claims as attributes: texts, numbers and yes or no, and lists of them. What has parts of its own is left out. */
export function oidcValues(...claims: readonly object[]): CampusValues {
  const entries = claims
    .flatMap((one) => Object.entries(one))
    .flatMap(([name, value]) => {
      const texts = [value].flat().flatMap(textOf).slice(0, mostValues);
      return texts.length > 0 ? [[name, texts] as const] : [];
    });
  return Object.fromEntries(entries.slice(-mostValues));
}

function textOf(value: unknown): string[] {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  // No database stores a NUL.
  return isPlain ? [String(value).replaceAll('\u0000', '').slice(0, longestValue)] : [];
}
