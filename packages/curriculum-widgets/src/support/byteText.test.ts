import { expect, it } from 'vitest';
import { byteText } from './byteText';

it.each([
  [0, '0 KB'],
  [1536, '1.5 KB'],
  [458 * 2 ** 20, '458 MB'],
  [2 ** 30, '1 GB'],
  [5000 * 2 ** 40, '5000 TB'],
])('%d bytes are %s', (bytes, text) => expect(byteText(bytes)).toBe(text));
