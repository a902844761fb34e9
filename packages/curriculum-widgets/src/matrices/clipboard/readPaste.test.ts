import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatrixCell } from '../MatrixGrid';
import { listTarget, pointChoices, supportTarget } from './fakes/pasteTargets';
import { pasteChanges, type Answers } from './pasteChanges';
import type { PastedCell, PasteTarget } from './pasteTarget';
import { readPaste } from './readPaste';
import { readTsv } from './readTsv';
import { writeClipboard } from './writeClipboard';

function readText(text: string, target: PasteTarget) {
  const read = readTsv(text);
  if (read.kind !== 'block') throw new Error(read.kind);
  return readPaste(read.block, target);
}

function changed(text: string, target: PasteTarget, answers: Answers = { signs: {}, unsaid: 0 }): string[] {
  return pasteChanges(readText(text, target).cells, answers).map(({ after }) => sayCell(after));
}

function sayCell(cell: PastedCell): string {
  const said =
    cell.kind === 'support'
      ? cell.relate
      : cell.kind === 'text'
        ? cell.text
        : cell.entries.map(({ id, relate }) => `${id}${relate === 0 ? '★' : '☆'}`).join(' ');
  return `${cell.rowId} ${cell.columnId}: ${said}`;
}

describe('a paste into stars', () => {
  it('begins at the first cell of the range, sets, changes and clears', () => {
    const held = { 'course-1 indicator-1': 0, 'course-1 indicator-2': 0, 'course-2 indicator-1': 1 } as const;
    expect(changed('★\t弱\tH\n\t强支撑\t无', supportTarget(held))).toEqual([
      'course-1 indicator-2: 1',
      'course-1 indicator-3: 0',
      'course-2 indicator-1: -1',
      'course-2 indicator-2: 0',
    ]);
  });

  it('asks about each ambiguous sign once, and skips it until it is resolved', () => {
    const target = supportTarget({ 'course-2 indicator-1': 0 });
    const reading = readText('M\t1\tm\n1\t★\tM', target);
    expect(reading.signs).toEqual([
      { sign: 'M', count: 3 },
      { sign: '1', count: 2 },
    ]);
    expect(changed('M\t1\tm\n1\t★\tM', target)).toEqual(['course-2 indicator-2: 0']);
    expect(changed('M\t1\n1\t★', target, { signs: { M: 1, '1': -1 }, unsaid: 0 })).toEqual([
      'course-1 indicator-1: 1',
      'course-2 indicator-1: -1',
      'course-2 indicator-2: 0',
    ]);
  });

  it('lists what it does not understand, with its place, and changes the rest', () => {
    const reading = readText('=A1\t★\t数据结构基础\n#REF!', supportTarget());
    expect(reading.notUnderstood).toEqual([
      { rowId: 'course-1', columnId: 'indicator-1', text: '=A1', reason: 'formula' },
      { rowId: 'course-1', columnId: 'indicator-3', text: '数据结构基础', reason: 'words' },
      { rowId: 'course-2', columnId: 'indicator-1', text: '#REF!', reason: 'formula' },
    ]);
    expect(reading.cells).toHaveLength(1);
  });

  it('fills the range with a single value, and repeats a block that fits', () => {
    const range = { rowIds: ['course-1', 'course-2'], columnIds: ['indicator-1', 'indicator-2'] };
    expect(changed('★', supportTarget({}, { range }))).toHaveLength(4);
    expect(changed('★\t☆', supportTarget({}, { range }))).toEqual([
      'course-1 indicator-1: 0',
      'course-1 indicator-2: 1',
      'course-2 indicator-1: 0',
      'course-2 indicator-2: 1',
    ]);
    expect(changed('★\n☆\n★', supportTarget({}, { range }))).toHaveLength(3);
  });

  it('counts filled cells beyond the grid and in read-only rows', () => {
    const range = { rowIds: ['course-3'], columnIds: ['indicator-3'] };
    const reading = readText('★\t★\t\n☆\t\n★', supportTarget({}, { range }));
    expect(reading.outside).toEqual({ count: 2, heads: [] });
    expect(reading.readOnly).toEqual({ count: 1, lineIds: ['course-4'] });
    expect(reading.cells.map(({ rowId }) => rowId)).toEqual(['course-3']);
  });

  it('does not count read-only cells that already hold the value', () => {
    const range = { rowIds: ['course-4'], columnIds: ['indicator-1'] };
    expect(readText('☆', supportTarget({ 'course-4 indicator-1': 1 }, { range })).readOnly.count).toBe(0);
  });

  it('asks about at most twelve signs', () => {
    const rows = Array.from({ length: 10 }, (_, row) => ({ id: `r${row}`, label: `行${row}行` }));
    const target = supportTarget({}, { rows, range: { rowIds: ['r0'], columnIds: ['indicator-1'] } });
    const signs = ['√', '×', '△', '▲', '◎', '■', '□', '◆', '◇', '+', '-', '?', '!', '~'];
    const reading = readText(signs.map((sign, at) => sign + (at % 2 === 0 ? '\t' : '\n')).join(''), target);
    expect([reading.signs.length, reading.notUnderstood.length]).toEqual([12, 2]);
  });
});

describe('a paste with heads', () => {
  const block =
    '课程\t2.1 能识别复杂软件问题的关键环节\t1.1\t合计\n操作系统（48/16）\t★\t☆\t2\n数据结构\t\t★\t1\n未知课程\t★\t\t1\n合计\t2\t2\t4';

  it('follows them, and reports it', () => {
    const target = supportTarget({ 'course-1 indicator-3': 1 }, { range: { rowIds: ['course-3'], columnIds: ['indicator-3'] } });
    const reading = readText(block, target);
    expect(reading.byHeads).toEqual({ rows: true, columns: true });
    expect(reading.outside.heads).toEqual(['合计', '未知课程']);
    expect(changed(block, target)).toEqual([
      'course-2 indicator-3: 0',
      'course-2 indicator-1: 1',
      'course-1 indicator-3: -1',
      'course-1 indicator-1: 0',
    ]);
  });

  it('follows one kind of headers alone', () => {
    expect(changed('数据结构\t★\n工程伦理\t☆', supportTarget({}, { range: { rowIds: ['course-2'], columnIds: ['indicator-2'] } }))).toEqual(
      ['course-1 indicator-2: 0', 'course-3 indicator-2: 1'],
    );
    expect(changed('1.2\t2.1\n★\t☆', supportTarget({}, { range: { rowIds: ['course-2'], columnIds: ['indicator-1'] } }))).toEqual([
      'course-2 indicator-2: 0',
      'course-2 indicator-3: 1',
    ]);
  });

  it('passes over titles and group heads above', () => {
    const text = '专业矩阵\t\t\n\t1 工程知识\t1 工程知识\n序号课程\t1.1\t1.2\n数据结构\t★\t☆';
    expect(changed(text, supportTarget())).toEqual(['course-1 indicator-1: 0', 'course-1 indicator-2: 1']);
  });

  it('takes several rows of one name in their order', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ id, label: id === 'c' ? '链表' : '顺序表' }));
    const target = supportTarget({}, { rows, range: { rowIds: ['c'], columnIds: ['indicator-1'] } });
    expect(changed('顺序表\t★\n链表\t☆\n顺序表\t☆', target)).toEqual(['a indicator-1: 0', 'c indicator-1: 1', 'b indicator-1: 1']);
  });
});

describe('a paste into lists and texts', () => {
  it('takes codes with their signs, and texts as they are', () => {
    const target = listTarget({ 'chapter-1 goal-1': [{ id: 1005, relate: 0 }] });
    expect(changed('课点1★ 课点3☆\t链表\t 1-2 \n\tpoint 2 L\t8-10', target, { signs: {}, unsaid: 1 })).toEqual([
      'chapter-1 goal-1: 1001★ 1003☆',
      'chapter-1 goal-2: 1003☆',
      'chapter-1 week: 1-2',
      'chapter-2 goal-2: 1002☆',
      'chapter-2 week: 8-10',
    ]);
  });

  it('takes what the cells show on the screen, also where points and chapters share their names', () => {
    const rows = pointChoices.map(({ id, code, label }) => ({ id: `chapter-${id}`, code, label }));
    const target = listTarget({}, { rows, range: { rowIds: ['chapter-1002'], columnIds: ['goal-1'] } });
    expect(changed('"★1 算法与复杂度\n☆2 顺序表"\t☆3 链表\n★2 顺序表\t★1 算法与复杂度', target)).toEqual([
      'chapter-1002 goal-1: 1001★ 1002☆',
      'chapter-1002 goal-2: 1003☆',
      'chapter-1003 goal-1: 1002★',
      'chapter-1003 goal-2: 1001★',
    ]);
    expect(changed('★1 算法与复杂度\t★1 算法与复杂度\n★2 顺序表\t★2 顺序表', target)).toHaveLength(4);
  });

  it('counts codes without a sign, once for the whole paste', () => {
    expect(readText('课点1 课点2\t课点3★', listTarget()).unsaidCount).toBe(2);
  });

  it('names unknown codes and loses nothing else; a cell of unknown ones alone stays as it is', () => {
    const target = listTarget({ 'chapter-1 goal-2': [{ id: 1005, relate: 0 }] });
    const reading = readText('课点1★ 课点77☆\tX9', target);
    expect(reading.notUnderstood.map(({ columnId, text, reason }) => [columnId, text, reason])).toEqual([
      ['goal-1', '课点77☆', 'noItem'],
      ['goal-2', 'X9', 'noItem'],
    ]);
    expect(changed('课点1★ 课点77☆\tX9', target)).toEqual(['chapter-1 goal-1: 1001★']);
  });

  it('leaves an item with a doubtful sign as it is in the cell', () => {
    const target = listTarget({ 'chapter-1 goal-1': [{ id: 1001, relate: 1 }] });
    expect(changed('课点1M 课点2★ 课点3M', target)).toEqual(['chapter-1 goal-1: 1001☆ 1002★']);
    expect(changed('课点1M 课点3M', target, { signs: { M: 0 }, unsaid: 0 })).toEqual(['chapter-1 goal-1: 1001★ 1003★']);
  });

  it('changes nothing for the same items in another order', () => {
    const held = {
      'chapter-1 goal-1': [
        { id: 1001, relate: 1 },
        { id: 1002, relate: 0 },
      ],
    } as const;
    expect(changed('课点2★，课点1☆', listTarget(held))).toEqual([]);
  });

  it('respects the limits of a text column', () => {
    const target = listTarget(
      {},
      { textProblem: ({ text }) => (/^\d*$/.test(text) ? null : '只能填数字'), range: { rowIds: ['chapter-1'], columnIds: ['week'] } },
    );
    expect(readText('8\n八', target).notUnderstood).toEqual([
      { rowId: 'chapter-2', columnId: 'week', text: '八', reason: { sentence: '只能填数字' } },
    ]);
  });
});

describe('a matrix on its side', () => {
  it('reads and returns transposed blocks', () => {
    const target = supportTarget({}, { isTransposed: true, range: { rowIds: ['course-2'], columnIds: ['indicator-1'] } });
    expect(changed('★\t☆\n☆', target)).toEqual(['course-2 indicator-1: 0', 'course-3 indicator-1: 1', 'course-2 indicator-2: 1']);
    const held = supportTarget({ 'course-1 indicator-1': 0, 'course-2 indicator-1': 1 }, { isTransposed: true });
    expect(writeClipboard(held, { rowIds: ['course-1', 'course-2'], columnIds: ['indicator-1', 'indicator-2'] }, 'zh').text).toBe(
      '★\t☆\r\n\t',
    );
  });
});

describe('any matrix', () => {
  const item = fc.record({ id: fc.constantFrom(...pointChoices.map(({ id }) => id)), relate: fc.constantFrom(0 as const, 1 as const) });
  const cell: fc.Arbitrary<MatrixCell> = fc.oneof(
    fc.constantFrom(0 as const, 1 as const, -1 as const).map((relate) => ({ kind: 'support' as const, relate })),
    fc.uniqueArray(item, { selector: ({ id }) => id }).map((items) => ({
      kind: 'list' as const,
      items: items.map((held) => ({ ...held, ...pointChoices.find(({ id }) => id === held.id)! })),
    })),
    fc
      .string({ unit: fc.constantFrom('a', '周', '8', '-', '"', '\t', '\n', '<', '&') })
      .map((text) => ({ kind: 'text' as const, text: text.trim() })),
  );
  const matrices = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));

  function targetOf(cells: readonly (readonly MatrixCell[])[], isTransposed: boolean): PasteTarget {
    const rows = cells.map((_, at) => ({ id: `r${at}`, label: `第${at}行` }));
    const columns = cells[0]!.map((_, at) => ({ id: `c${at}`, label: `第${at}列` }));
    return {
      rows,
      columns,
      range: { rowIds: rows.map(({ id }) => id), columnIds: columns.map(({ id }) => id) },
      choices: pointChoices,
      choiceKind: 'point',
      isTransposed,
      cellAt: (rowId, columnId) => cells[Number(rowId.slice(1))]![Number(columnId.slice(1))]!,
    };
  }

  function blank(held: MatrixCell): MatrixCell {
    if (held.kind === 'support') return { kind: 'support', relate: -1 };
    return held.kind === 'list' ? { kind: 'list', items: [] } : { kind: 'text', text: '' };
  }

  it('copied and pasted into a blank one is whole again, and onto itself changes nothing', () => {
    fc.assert(
      fc.property(matrices, fc.boolean(), fc.constantFrom('zh' as const, 'en' as const), (cells, isTransposed, language) => {
        const full = targetOf(cells, isTransposed);
        const { text } = writeClipboard(full, full.range, language);
        expect(changed(`${text}\r\n`, full)).toEqual([]);

        const restored = new Map(
          pasteChanges(
            readText(
              `${text}\r\n`,
              targetOf(
                cells.map((row) => row.map(blank)),
                isTransposed,
              ),
            ).cells,
            { signs: {}, unsaid: 0 },
          ).map(({ after }) => [`${after.rowId} ${after.columnId}`, after]),
        );
        cells.forEach((row, atRow) =>
          row.forEach((held, atColumn) => {
            const after = restored.get(`r${atRow} c${atColumn}`);
            if (held.kind === 'support') expect(after?.kind === 'support' ? after.relate : -1).toBe(held.relate);
            if (held.kind === 'text') expect(after?.kind === 'text' ? after.text : '').toBe(held.text);
            if (held.kind === 'list')
              expect(after?.kind === 'list' ? after.entries : []).toEqual(held.items.map(({ id, relate }) => ({ id, relate })));
          }),
        );
      }),
    );
  });

  it('takes any block without losing a filled cell from its account', () => {
    const word = fc.oneof(fc.constantFrom('★', '☆', 'M', '', '=1', '数据结构', '1.1', '2.1', '操作系统'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (block) => {
        const reading = readPaste(block, supportTarget());
        const places = new Set(reading.cells.map(({ rowId, columnId }) => `${rowId} ${columnId}`));
        expect(places.size).toBe(reading.cells.length);
        if (reading.byHeads.rows || reading.byHeads.columns) return;
        const filled = block.flat().filter((text) => text.trim() !== '').length;
        const blankReads = reading.cells.length + reading.notUnderstood.length + reading.outside.count + 3;
        expect(blankReads).toBeGreaterThanOrEqual(filled);
      }),
    );
  });
});
