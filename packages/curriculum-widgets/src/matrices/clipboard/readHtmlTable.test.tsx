import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excelHtml, wpsHtml } from './fakes/officeHtml';
import { readClipboard } from './readClipboard';
import { readHtmlTable } from './readHtmlTable';
import { writeClipboard } from './writeClipboard';

const table = (rows: string) => `<html><body><table>${rows}</table></body></html>`;
const blockOf = (html: string) => {
  const read = readHtmlTable(html);
  return read.kind === 'block' ? read.block : read;
};

describe('readHtmlTable', () => {
  it('reads what Excel writes', () => {
    expect(
      blockOf(
        excelHtml([
          ['课程', '1.1', '1.2'],
          ['数据结构', '★', ''],
        ]),
      ),
    ).toEqual([
      ['课程', '1.1', '1.2'],
      ['数据结构', '★', ''],
    ]);
  });

  it('reads what WPS writes', () => expect(blockOf(wpsHtml([['★', '课点1★\n课点3☆']]))).toEqual([['★', '课点1★\n课点3☆']]));

  it.each<[string, string, string[][]]>([
    [
      'cells over several columns',
      '<tr><td colspan=2>a<td>b</tr><tr><td>c<td>d<td>e',
      [
        ['a', 'a', 'b'],
        ['c', 'd', 'e'],
      ],
    ],
    [
      'cells over several rows',
      '<tr><td rowspan=2>a<td>b</tr><tr><td>c</tr>',
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
    [
      'both at once',
      '<tr><td rowspan=2 colspan=2>a<td>b</tr><tr><td>c</tr><tr><td>d<td>e<td>f',
      [
        ['a', 'a', 'b'],
        ['a', 'a', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['a span past the last row', '<tr><td rowspan=9>a<td>b</tr>', [['a', 'b']]],
    ['a text that only runs over its neighbours', `<tr><td colspan=2 style='mso-ignore:colspan'>a</td><td>b`, [['a', '', 'b']]],
    ['line breaks and blanks', '<tr><td>a <br>\n  b&nbsp; c</td><td>&nbsp;</td><td><p>x</p><p>y</p>', [['a\nb  c', '', 'x\ny']]],
    ['entities and nested formats', '<tr><td><b>&#9733;</b><font class="f1"><sup>&lt;1&gt;</sup></font>&amp;', [['★<1>&']]],
    ['heads and feet', '<thead><tr><th>a</thead><tfoot><tr><td>c</tfoot><tbody><tr><td>b</tbody>', [['a'], ['b'], ['c']]],
    [
      'no hidden rows, cells, styles and scripts',
      `<tr style='display:none'><td>x</tr><tr><td style="display: none">y<td>a<style>b{}</style><script>c()</script>`,
      [['a']],
    ],
    ['a table in a cell as its text', '<tr><td><table><tr><td>a<td>b</table><td>c', [['a b', 'c']]],
    ['pictures as nothing', '<tr><td><img src="https://example.invalid/x.png" onerror="alert(1)">★', [['★']]],
  ])('reads %s', (_title, rows, expected) => expect(blockOf(table(rows))).toEqual(expected));

  it('reads several tables one below the other', () =>
    expect(blockOf(`${table('<tr><td>a')}<p>between</p>${table('<tr><td>b')}`)).toEqual([['a'], ['b']]));

  it('finds none where there is none', () => {
    for (const html of ['', '<p>★</p>', '<table></table>', '<table><tr></tr></table>', '&lt;table&gt;'])
      expect(readHtmlTable(html)).toEqual({ kind: 'empty' });
  });

  it('counts what is too much', () => {
    expect(readHtmlTable(table('<tr><td>★</tr>'.repeat(501)))).toEqual({ kind: 'tooLarge', rows: 501, columns: 1 });
    expect(readHtmlTable(table('<tr><td colspan=1000>★</tr>'))).toEqual({ kind: 'tooLarge', rows: 1, columns: 501 });
  });

  it('reads 500 × 500 cells as Excel writes them', () => {
    const read = blockOf(excelHtml(Array.from({ length: 500 }, () => Array.from({ length: 500 }, () => '★'))));
    expect(
      Array.isArray(read) && read.length === 500 && read.every((row) => row.length === 500 && row.every((cell: string) => cell === '★')),
    ).toBe(true);
  });

  it('reads a cell with half a million blanks in its middle and at its edges at once', () => {
    const blanks = '\u00a0'.repeat(500_000);
    expect(blockOf(table(`<tr><td>${blanks}a${blanks}b<br>${blanks}c${blanks}`))).toEqual([[`a${' '.repeat(500_000)}b\nc`]]);
  });

  it('runs nothing and reads any markup', () => {
    const bits = fc.constantFrom(
      '<table>',
      '</table>',
      '<tr>',
      '<td>',
      '<td colspan=3 rowspan=0>',
      '</td>',
      '★',
      '<br>',
      '<',
      '"',
      '<!--',
      '<script>window.isPasted=1</script>',
      '<svg>',
      '<template>',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const read = readHtmlTable(parts.join(''));
        if (read.kind === 'block') expect(new Set(read.block.flat().map((cell) => typeof cell))).toEqual(new Set(['string']));
        expect('isPasted' in window).toBe(false);
      }),
    );
  });

  it('reads back what was written, whatever the cells hold', () => {
    const text = fc
      .string({ unit: fc.constantFrom('★', 'a', '"', '\n', ' ', '<', '>', '&', "'", '😀') })
      .map((words) => words.trim().replace(/ *\n */g, '\n'));
    const blocks = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(blocks, (block) => {
        const target = {
          rows: [],
          columns: [],
          cellAt: (rowId: string, columnId: string) => ({ kind: 'text' as const, text: block[Number(rowId)]![Number(columnId)]! }),
        };
        const range = { rowIds: block.map((_, at) => String(at)), columnIds: block[0]!.map((_, at) => String(at)) };
        expect(blockOf(writeClipboard(target, range, 'zh').html)).toEqual(block);
      }),
    );
  });
});

describe('readClipboard', () => {
  const read = (text: string, html: string) => {
    const found = readClipboard({ text, html });
    return found.kind === 'block' ? found.block : found.kind;
  };

  it('prefers a table', () => expect(read('x', table('<tr><td>a<td>b'))).toEqual([['a', 'b']]));
  it('takes the text where there is no table', () => expect(read('a\tb', '<p>a b</p>')).toEqual([['a', 'b']]));
  it('takes the text where the table lost its words', () =>
    expect(read('a\tb\nc\td', table('<tr><td>a'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]));
  it('accepts a single blank table, to clear', () => expect(read('', table('<tr><td><td>'))).toEqual([['', '']]));
  it('reports when there is nothing', () => expect(read('', '')).toBe('empty'));
});
