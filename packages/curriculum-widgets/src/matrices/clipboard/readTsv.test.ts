import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTsv } from './readTsv';
import { writeClipboard } from './writeClipboard';

const blockOf = (text: string) => {
  const read = readTsv(text);
  return read.kind === 'block' ? read.block : read;
};

describe('readTsv', () => {
  it.each<[string, string, string[][]]>([
    ['one cell', '★', [['★']]],
    [
      'the line break after the last row',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['bare line feeds and carriage returns', 'a\nb\rc', [['a'], ['b'], ['c']]],
    ['an empty cell copied alone', '\r\n', [['']]],
    [
      'blank cells',
      '\t★\t\r\n\t\t\r\n',
      [
        ['', '★', ''],
        ['', '', ''],
      ],
    ],
    ['a blank line between', 'a\n\nb', [['a'], [''], ['b']]],
    [
      'tabs, line breaks and quotes in quotes',
      '"a\tb"\t"c\r\nd"\r\n"say ""yes"""\t',
      [
        ['a\tb', 'c\nd'],
        ['say "yes"', ''],
      ],
    ],
    ['quotes that are words', 'say "yes"\t"no" again', [['say "yes"', '"no" again']]],
    ['a quote that is never closed', '"a\tb\nc', [['"a', 'b'], ['c']]],
    ['empty quotes', '""\ta', [['', 'a']]],
    ['the zero byte at the end that some programs add', 'a\tb\0', [['a', 'b']]],
  ])('reads %s', (_title, text, expected) => expect(blockOf(text)).toEqual(expected));

  it('finds nothing in nothing', () => expect(readTsv('')).toEqual({ kind: 'empty' }));

  it('counts what is too much', () => {
    expect(readTsv('a\n'.repeat(501))).toEqual({ kind: 'tooLarge', rows: 501, columns: 1 });
    expect(readTsv('\t'.repeat(500))).toEqual({ kind: 'tooLarge', rows: 1, columns: 501 });
    expect(readTsv(`${'\t'.repeat(499)}\n`.repeat(500)).kind).toBe('block');
  });

  it('reads back what was written, whatever the cells hold', () => {
    const text = fc.string({ unit: fc.constantFrom('★', 'a', '"', '\t', '\n', ' ', ',', '😀') });
    const blocks = fc
      .integer({ min: 1, max: 5 })
      .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(blocks, (block) => {
        const rowIds = block.map((_, row) => `r${row}`);
        const columnIds = block[0]!.map((_, column) => `c${column}`);
        const at = (rowId: string, columnId: string) => block[Number(rowId.slice(1))]![Number(columnId.slice(1))]!;
        const written = writeClipboard(
          { rows: [], columns: [], cellAt: (rowId, columnId) => ({ kind: 'text', text: at(rowId, columnId) }) },
          { rowIds, columnIds },
          'zh',
        );
        expect(blockOf(`${written.text}\r\n`)).toEqual(block);
      }),
    );
  });

  it('reads a text after half a million zero bytes at once', () => {
    expect(readTsv(`${'\0'.repeat(500_000)}a`)).toMatchObject({ kind: 'block' });
    expect(readTsv(`a${'\0'.repeat(500_000)}`)).toMatchObject({ kind: 'block', block: [['a']] });
  });

  it('reads any text, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a') }), (text) => {
        const read = readTsv(text);
        if (read.kind !== 'block') return;
        const words = read.block.flat().join('');
        expect(words.replaceAll(/[^a]/g, '')).toBe(text.replaceAll(/[^a]/g, ''));
      }),
    );
  });
});
