import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentRuns, mentionBeingTyped, mentionsIn } from './mentions';

const people = [
  { id: 1, names: ['李航', 'Li Hang'] },
  { id: 2, names: ['李航远', 'Li Hangyuan'] },
  { id: 3, names: ['周敏', ''] },
];
const idsIn = (text: string) => mentionsIn(text, people).map(({ person }) => person.id);

describe('mentions', () => {
  it.each([
    ['请@李航 看', [1]],
    ['请@李航远看', [2]],
    ['@Li Hang and @周敏, @周敏', [1, 3]],
    ['李航，周敏', []],
    ['@ 李航', []],
    ['@@周敏', [3]],
  ])('%j', (text, ids) => expect(idsIn(text)).toEqual(ids));

  it('are runs of the text, which stays what it is', () => {
    const mentions = [
      { userId: 1, name: '李航' },
      { userId: 2, name: '李航远' },
    ];
    const unit = fc.constantFrom('@', '李', '航', '远', ' ', '李航', '<b>');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const runs = commentRuns(text, mentions);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        expect(runs.every((run) => run.text !== '')).toBe(true);
        for (const run of runs) if (run.userId !== undefined) expect(run.text).toBe(run.userId === 1 ? '@李航' : '@李航远');
      }),
    );
    expect(commentRuns('请@李航远看', mentions)).toEqual([{ text: '请' }, { text: '@李航远', userId: 2 }, { text: '看' }]);
  });

  it.each([
    ['你好@', 3, { at: 2, typed: '' }],
    ['你好@李', 4, { at: 2, typed: '李' }],
    ['你好@李 请看', 3, { at: 2, typed: '' }],
    ['kc@college', 10, null],
    ['@李航，看', 5, null],
    ['@李航\n', 4, null],
    ['没有', 2, null],
  ])('are being typed in %j at %i', (text, caret, typed) => expect(mentionBeingTyped(text, caret)).toEqual(typed));
});
