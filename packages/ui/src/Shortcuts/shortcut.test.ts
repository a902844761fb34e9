import { describe, expect, it } from 'vitest';
import { isSingleKey, isTextFieldKey, matchesShortcut } from './shortcut';

function press(key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe('matchesShortcut', () => {
  it.each([
    ['Ctrl+S', press('s', { ctrlKey: true }), true],
    ['Ctrl+S', press('S', { ctrlKey: true }), true],
    ['Ctrl+S', press('s'), false],
    ['Ctrl+S', press('s', { ctrlKey: true, altKey: true }), false],
    ['Ctrl+S', press('s', { ctrlKey: true, shiftKey: true }), false],
    ['Ctrl+S', press('s', { metaKey: true }), false],
    ['Ctrl+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }), true],
    ['Ctrl+Z', press('Z', { ctrlKey: true, shiftKey: true }), false],
    ['/', press('/'), true],
    ['/', press('/', { shiftKey: true }), true],
    ['/', press('/', { ctrlKey: true }), false],
    ['Ctrl++', press('+', { ctrlKey: true }), true],
  ])('%s and %o: %s', (shortcut, event, expected) => {
    expect(matchesShortcut(event, shortcut)).toBe(expected);
  });

  it('takes Command for Ctrl on Apple machines', () => {
    expect(matchesShortcut(press('s', { metaKey: true }), 'Ctrl+S', true)).toBe(true);
    expect(matchesShortcut(press('s', { ctrlKey: true }), 'Ctrl+S', true)).toBe(false);
  });
});

describe('isSingleKey', () => {
  it.each([
    ['/', true],
    ['?', true],
    ['Delete', true],
    ['Ctrl+S', false],
    ['Shift+F10', false],
    ['F8', false],
    ['F', true],
  ])('%s: %s', (shortcut, expected) => expect(isSingleKey(shortcut)).toBe(expected));
});

describe('isTextFieldKey', () => {
  it.each([
    ['/', true],
    ['Ctrl+Z', true],
    ['Ctrl+Shift+Z', true],
    ['Ctrl+V', true],
    ['Ctrl+S', false],
    ['Alt+Z', false],
  ])('%s: %s', (shortcut, expected) => expect(isTextFieldKey(shortcut)).toBe(expected));
});
