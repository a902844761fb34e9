import { describe, expect, it } from 'vitest';
import { commandOf, type GridKey } from './gridKeys';

const plain: GridKey = { key: '', code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const command = (key: string, rest: Partial<GridKey> = {}, isTyping = false) => commandOf({ ...plain, key, ...rest }, 10, isTyping);

describe('a key', () => {
  it.each([
    ['ArrowDown', {}, { type: 'move', move: { to: 'step', rows: 1, columns: 0 }, isExtending: false }],
    ['ArrowLeft', { shiftKey: true }, { type: 'move', move: { to: 'step', rows: 0, columns: -1 }, isExtending: true }],
    ['Home', {}, { type: 'move', move: { to: 'rowStart' }, isExtending: false }],
    ['End', { ctrlKey: true, shiftKey: true }, { type: 'move', move: { to: 'last' }, isExtending: true }],
    ['PageUp', {}, { type: 'move', move: { to: 'page', rows: -10 }, isExtending: false }],
    ['a', { ctrlKey: true }, { type: 'selectAll' }],
    ['A', { metaKey: true }, { type: 'selectAll' }],
    [' ', { shiftKey: true }, { type: 'selectRow' }],
    [' ', { ctrlKey: true }, { type: 'selectColumn' }],
    [' ', {}, { type: 'open' }],
    ['Enter', {}, { type: 'open' }],
    ['F2', {}, { type: 'open' }],
    ['F2', { shiftKey: true }, { type: 'discuss' }],
    ['Escape', {}, { type: 'narrow' }],
    ['1', {}, { type: 'relate', relate: 0 }],
    ['2', {}, { type: 'relate', relate: 1 }],
    ['0', {}, { type: 'relate', relate: -1 }],
    ['1', { code: 'Numpad1' }, { type: 'relate', relate: 0 }],
    ['&', { code: 'Digit1' }, { type: 'relate', relate: 0 }],
    ['Delete', {}, { type: 'clear' }],
    ['Backspace', {}, { type: 'clear' }],
    ['d', { ctrlKey: true }, { type: 'fill', direction: 'down' }],
    ['r', { ctrlKey: true }, { type: 'fill', direction: 'right' }],
    ['ArrowUp', { altKey: true }, { type: 'toggleGroup', axis: 'column', isClosing: true }],
    ['ArrowDown', { altKey: true, shiftKey: true }, { type: 'toggleGroup', axis: 'row', isClosing: false }],
  ] as const)('%s with %j', (key, rest, wanted) => {
    expect(command(key, rest)).toEqual(wanted);
  });

  it.each([
    ['1', { ctrlKey: true }],
    ['1', { altKey: true }],
    ['1', { metaKey: true }],
    ['1', { shiftKey: true, code: 'Digit1' }],
    ['1', { isComposing: true }],
    ['Process', { code: 'Digit1' }],
    ['Enter', { isComposing: true }],
    ['z', { ctrlKey: true }],
    ['c', { ctrlKey: true }],
    ['r', { ctrlKey: true, shiftKey: true }],
    ['3', {}],
    ['x', {}],
    ['Tab', {}],
    ['ArrowLeft', { altKey: true }],
  ])('%s with %j is none of the grid’s', (key, rest) => {
    expect(command(key, rest)).toBeNull();
  });

  it('belongs to the text where one is typed', () => {
    expect(command('1', {}, true)).toBeNull();
    expect(command(' ', {}, true)).toBeNull();
    expect(command('Enter', {}, true)).toEqual({ type: 'open' });
    expect(command('ArrowDown', {}, true)).toMatchObject({ type: 'move' });
  });
});
