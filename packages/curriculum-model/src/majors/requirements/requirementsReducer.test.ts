import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graduateRequires } from '../../fixtures';
import { isSameRequirements, maxRequirements, requirementItemsOf, toRequirements, type Requirements } from './requirement';
import { requirementsHistoryReducer, startOfRequirements, type RequirementsAct } from './requirementsHistory';
import { someActs, someRequirements } from './requirements.test-data';

const stored = toRequirements(graduateRequires[1003]!);

function after(...acts: RequirementsAct[]): Requirements {
  return acts.reduce(requirementsHistoryReducer, startOfRequirements(stored)).present;
}

/** The list as it is printed. */
const printed = (list: Requirements) =>
  list.map(({ description, indicators }) => [description, ...indicators.map((item) => item.description)]);
const [first, second] = stored as [Requirements[number], Requirements[number]];

describe('requirements', () => {
  it('come from the record with its English', () => {
    expect(first).toMatchObject({ id: 1024, description: '1 工程知识', english: '1 Engineering knowledge' });
    expect(requirementItemsOf(stored)).toHaveLength(7);
  });

  it('grow by a requirement and indicator points that carry the number of their place', () => {
    const list = after({ type: 'requirementAdded' }, { type: 'indicatorsAdded', requirementKey: 'new-1', texts: ['能沟通', '3.7 能协作'] });
    expect(printed(list)[2]).toEqual(['3 ', '3.1 能沟通', '3.7 能协作']);
    expect(list[2]!.indicators.map(({ id, key }) => [id, key])).toEqual([
      [0, 'new-2'],
      [0, 'new-3'],
    ]);
  });

  it('take a whole list that is pasted into a new requirement, as one step', () => {
    const lines = ['3 设计', '3.1 能设计', '3.2\t能开发', '4. 研究', '能沟通'];
    const acts: RequirementsAct[] = [{ type: 'requirementAdded' }, { type: 'outlinePasted', key: 'new-1', lines }];
    expect(printed(after(...acts)).slice(2)).toEqual([['3 设计', '3.1 能设计', '3.2\t能开发'], ['4. 研究'], ['5 能沟通']]);
    expect(printed(after(...acts, { type: 'undone' })).slice(2)).toEqual([['3 ']]);
    expect(new Set(requirementItemsOf(after(...acts)).map(({ key }) => key)).size).toBe(12);
  });

  it('keep what a requirement says when a list is pasted below it', () => {
    const list = after({ type: 'outlinePasted', key: first.key, lines: ['1.9 能核对', '2 问题分析', '2.1 能识别'] });
    expect(printed(list)[0]!.at(-1)).toBe('1.9 能核对');
    expect(printed(list)[1]).toEqual(['2 问题分析', '2.1 能识别']);
    expect(printed(list)[2]).toEqual(printed(stored)[1]);
  });

  it('take an indicator point behind the one named', () => {
    const list = after({ type: 'indicatorsAdded', requirementKey: first.key, afterKey: first.indicators[0]!.key });
    expect(list[0]!.indicators.map(({ description }) => description.slice(0, 4))).toEqual(['1.1 ', '1.2 ', '1.2 ', '1.3 ']);
  });

  it('move with their indicator points, and an indicator point into another requirement', () => {
    expect(after({ type: 'moved', key: second.key, toIndex: 0 })).toEqual([second, first]);
    const moved = after({ type: 'moved', key: first.indicators[2]!.key, toIndex: 1, requirementKey: second.key });
    expect(moved.map(({ indicators }) => indicators.map(({ id }) => id))).toEqual([
      [1149, 1150],
      [1152, 1151, 1153],
    ]);
  });

  it('stay the very same value where an act makes no sense', () => {
    const nothing: RequirementsAct[] = [
      { type: 'removed', key: 'gone' },
      { type: 'moved', key: first.key, toIndex: -3 },
      { type: 'moved', key: 'gone', toIndex: 1 },
      { type: 'textChanged', key: first.key, field: 'english', text: first.english },
      { type: 'indicatorsAdded', requirementKey: 'gone' },
      { type: 'headingsAdopted', headings: [] },
      { type: 'undone' },
      { type: 'redone' },
    ];
    for (const act of nothing) expect(after(act), act.type).toBe(stored);
  });

  it('restore what was removed at its position, whatever was done since', () => {
    const [item] = first.indicators as [(typeof first.indicators)[number]];
    const rename: RequirementsAct = { type: 'textChanged', key: second.key, field: 'description', text: '2 x' };
    const back: RequirementsAct = { type: 'restored', item, index: 0, requirementKey: first.key };
    expect(after({ type: 'removed', key: item.key }, rename, back)[0]).toEqual(first);
    expect(after({ type: 'removed', key: first.key }, { type: 'restored', item: first, index: 0 })).toEqual(stored);
    expect(after(back, { type: 'restored', item: first, index: 1 })).toBe(stored);
    expect(after({ type: 'removed', key: first.key }, back)).toEqual([second]);
  });

  it('append headings and leave the existing ones unchanged', () => {
    const list = after({ type: 'headingsAdopted', headings: [{ zh: '沟通', en: 'Communication' }] });
    expect(list.slice(0, 2)).toEqual(stored);
    expect(list[2]).toMatchObject({ id: 0, description: '3 沟通', english: '3 Communication', indicators: [] });
  });

  it('never grow past what can be saved', () => {
    const headings = Array.from({ length: maxRequirements }, () => ({ zh: '沟通', en: '' }));
    expect(after({ type: 'headingsAdopted', headings }, { type: 'requirementAdded' })).toHaveLength(maxRequirements);
  });

  it('take back what was typed into one text at once', () => {
    const type = (text: string): RequirementsAct => ({ type: 'textChanged', key: first.key, field: 'description', text });
    expect(after(type('1 a'), type('1 ab'), type('1 abc'), { type: 'undone' })).toBe(stored);
    expect(after(type('1 a'), { type: 'undone' }, { type: 'redone' })[0]!.description).toBe('1 a');
  });
});

describe('any acts', () => {
  it('keep keys apart, lose nothing but what is removed, and can all be taken back and done again', () => {
    fc.assert(
      fc.property(someRequirements, someActs, (list, acts) => {
        let history = startOfRequirements(list);
        for (const actOn of acts) {
          const act = actOn(history.present);
          const before = requirementItemsOf(history.present).map(({ key }) => key);
          history = requirementsHistoryReducer(history, act);
          const keys = requirementItemsOf(history.present).map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          if (act.type !== 'removed') expect(keys).toEqual(expect.arrayContaining(before));
        }
        const end = history.present;
        while (history.past.length > 0) history = requirementsHistoryReducer(history, { type: 'undone' });
        expect(history.present).toBe(list);
        while (history.future.length > 0) history = requirementsHistoryReducer(history, { type: 'redone' });
        expect(isSameRequirements(history.present, end)).toBe(true);
      }),
    );
  });
});
