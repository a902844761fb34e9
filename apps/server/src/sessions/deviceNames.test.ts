import { expect, it } from 'vitest';
import { deviceNames, deviceText } from './deviceNames';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

it.each([
  [chrome, { browser: 'Chrome', system: 'Windows' }],
  [safari, { browser: 'Safari', system: 'iOS' }],
  ['', { browser: '', system: '' }],
  ['curl', { browser: '', system: '' }],
])('names the device of %j', (userAgent, names) => {
  expect(deviceNames(userAgent)).toEqual(names);
});

it('stores a short name, however long the text is', () => {
  const { browser } = deviceNames(`${'x'.repeat(5000)}/1.0`);
  expect(browser.length).toBeLessThanOrEqual(60);
});

it.each([
  [chrome, 'Chrome, Windows'],
  ['curl', 'curl'],
  ['', ''],
])('puts the device of %j in one text', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});
