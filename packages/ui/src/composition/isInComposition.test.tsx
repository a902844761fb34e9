import { expect, it } from 'vitest';
import { isInComposition } from './isInComposition';

it.each([
  ['a key during a composition', new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }), true],
  ['the key that ends one in WebKit', new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 }), true],
  ['an input during a composition', new InputEvent('input', { isComposing: true }), true],
  ['a plain key', new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }), false],
  ['a plain input', new InputEvent('input'), false],
  ['a press of another kind', new MouseEvent('click'), false],
])('knows %s', (_, event, isOf) => {
  expect(isInComposition(event)).toBe(isOf);
  expect(isInComposition({ nativeEvent: event })).toBe(isOf);
});
