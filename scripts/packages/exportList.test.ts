import { describe, expect, it } from 'vitest';
import { changedExports, formatExports, namesByEntry, parseExports } from './exportList.mjs';

const button = { name: 'Button', hash: 'aaaaaa', folder: 'Button', entries: ['.', './Button'] };
const props = { name: 'type ButtonProps', hash: 'b-_bbb', folder: 'Button', entries: ['.', './Button'] };
const day = { name: 'dayOf', hash: 'cccccc', folder: '', entries: ['.'] };
const list = { 'packages/ui': [button, props], 'packages/curriculum-model': [day] };

describe('list', () => {
  it('lists each name once, in the line of its entries and its folder', () => {
    expect(formatExports(list).split('\n').slice(3)).toEqual([
      'packages/ui',
      '. Button (Button): Button aaaaaa, type ButtonProps b-_bbb',
      '',
      'packages/curriculum-model',
      '. (): dayOf cccccc',
      '',
    ]);
  });

  it('is read as it was written', () => {
    expect(parseExports(formatExports(list))).toEqual(list);
  });

  it('returns the names of each entry', () => {
    expect(namesByEntry([props, button, day])).toEqual({
      '.': ['Button', 'dayOf', 'type ButtonProps'],
      './Button': ['Button', 'type ButtonProps'],
    });
  });
});

describe('changes', () => {
  it.each([
    ['gone: Button', [props]],
    ['changed: Button', [{ ...button, hash: 'dddddd' }, props]],
    ['changed: Button', [{ ...button, entries: ['.'] }, props]],
    ['new: Link', [button, props, { ...button, name: 'Link' }]],
  ])('%s', (line, now) => {
    expect(changedExports(list, { ...list, 'packages/ui': now })).toEqual({ 'packages/ui': [line] });
  });

  it('are none where only the folder is another', () => {
    expect(changedExports(list, { ...list, 'packages/ui': [{ ...button, folder: 'buttons' }, props] })).toEqual({});
  });

  it('are all names of a package that is new or gone', () => {
    expect(changedExports({}, list)).toEqual({
      'packages/ui': ['new: Button', 'new: type ButtonProps'],
      'packages/curriculum-model': ['new: dayOf'],
    });
    expect(changedExports(list, { 'packages/ui': list['packages/ui'] })).toEqual({ 'packages/curriculum-model': ['gone: dayOf'] });
  });
});
