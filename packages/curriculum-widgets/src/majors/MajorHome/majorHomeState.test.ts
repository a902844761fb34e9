import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { nextCard } from './cardKeys';
import { isEntryOffered } from './cardOffers';
import { nameProblem, singleLine } from './courseName';
import { cardsAfter, choiceAmong, courseIdOf, meanProgress, shownCards } from './majorHomeState';
import { majorHomeTrail } from './majorHomeTrail';
import { supportOf } from './majorSupport';
import { cardIndex } from './useCardSearch';

const college = aCollege();
const cards = await college.cards.listCourseCards(1001, '80101');
const matrix = await college.cards.loadMajorMatrix(1004);

describe('a change of the courses', () => {
  it('keeps the choice while its course is there', () => {
    expect(choiceAmong(cards, 1004)).toBe(1004);
    expect(choiceAmong(cardsAfter(cards, { type: 'deleted', courseId: 1005 }), 1004)).toBe(1004);
    expect(choiceAmong(cardsAfter(cards, { type: 'deleted', courseId: 1004 }), 1004)).toBeNull();
    expect(choiceAmong(cards, null)).toBeNull();
  });

  it('renames one card and leaves its id', () => {
    const renamed = cardsAfter(cards, { type: 'renamed', courseId: 1004, name: '算法' });
    expect(renamed.map(courseIdOf)).toEqual(cards.map(courseIdOf));
    expect(renamed.find((card) => courseIdOf(card) === 1004)?.self.label).toBe('算法');
  });

  it('never shows a deleted course before it is loaded again', () => {
    const courseId = fc.constantFrom(...cards.map(courseIdOf));
    const event = fc.oneof(
      fc.record({ type: fc.constant('deleted' as const), courseId }),
      fc.record({ type: fc.constant('renamed' as const), courseId, name: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const gone = new Set(events.flatMap((each) => (each.type === 'deleted' ? [each.courseId] : [])));
        const left = cards.map(courseIdOf).filter((id) => !gone.has(id));
        expect(events.reduce<typeof cards>((all, each) => [...cardsAfter(all, each)], cards).map(courseIdOf)).toEqual(left);
      }),
    );
  });
});

describe('the cards on show', () => {
  const user = { id: 1005, userName: '周敏' };
  const found = (keyword: string) => cardIndex(cards).find(keyword);

  it('are all without filter and search', () => {
    expect(shownCards(cards, { user, ownBy: 'name', isMineOnly: false, found: null })).toEqual({ shown: cards, reason: null });
  });

  it('are those of the person by name, and by id on request', () => {
    const mine = { isMineOnly: true, found: null };
    const byName = shownCards(cards, { user, ownBy: 'name', ...mine }).shown;
    expect(byName.every(({ manager }) => manager.some(({ label }) => label === '周敏'))).toBe(true);
    const renamed = { id: 1005, userName: '周敏敏' };
    expect(shownCards(cards, { user: renamed, ownBy: 'name', ...mine })).toEqual({ shown: [], reason: 'noManaged' });
    expect(shownCards(cards, { user: renamed, ownBy: 'nameOrId', ...mine }).shown).toEqual(byName);
  });

  it('say why there are none', () => {
    const nobody = { id: 9, userName: '刘洋' };
    const none = found('没有这样的课程');
    expect(shownCards([], { user, ownBy: 'name', isMineOnly: true, found: null }).reason).toBe('noData');
    expect(shownCards(cards, { user: nobody, ownBy: 'name', isMineOnly: true, found: none }).reason).toBe('noManaged');
    expect(shownCards(cards, { user, ownBy: 'name', isMineOnly: true, found: none }).reason).toBe('noResult');
    expect(shownCards(cards, { user, ownBy: 'name', isMineOnly: false, found: none }).reason).toBe('noResult');
  });

  it('are found by any text of a card, whole and in any case', () => {
    const own = cards.map((card, index) => ({ card, index }));
    for (const { card, index } of own) {
      expect(found(card.self.label)[index]).toBe(1);
      expect(found(String(card.self.value))[index]).toBe(1);
    }
    expect([...found('1004 周敏')].includes(1)).toBe(false);
  });

  it('have the mean of the known figures', () => {
    expect(meanProgress([])).toBeNull();
    expect(meanProgress([{ ...cards[0]!, progress: null }])).toBeNull();
    expect(
      meanProgress([
        { ...cards[0]!, progress: 0 },
        { ...cards[1]!, progress: 75 },
        { ...cards[2]!, progress: undefined },
      ]),
    ).toBe(38);
  });
});

describe('the major matrix on the home', () => {
  const { indicators, courses } = supportOf(matrix, 'zh');
  const of = (number: string) => indicators.find((indicator) => indicator.number === number);

  it('counts the strong supports of each indicator point and finds its gaps', () => {
    expect(indicators).toHaveLength(24);
    expect(of('1.1')).toMatchObject({ strong: 2, weak: 0, gap: null, isFirst: true });
    expect(of('9.2')).toMatchObject({ strong: 0, weak: 1, gap: 'weakOnly', isFirst: false });
    expect(of('11.2')).toMatchObject({ strong: 0, weak: 0, gap: 'unsupported' });
  });

  it('lists what each course supports', () => {
    expect(courses.get(1004)).toEqual({ kind: '必修 学科基础', strong: ['1.2', '2.1'], weak: ['3.1', '4.1'] });
    expect(courses.get(1015)).toMatchObject({ strong: [], weak: [] });
    expect(supportOf(matrix, 'en').courses.get(1004)?.kind).toBe('Compulsory Discipline-based');
  });
});

describe('arrow keys among cards', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['Home', 7, 0],
    ['End', 0, 9],
    ['Enter', 3, null],
  ])('%s from %i leads to %s', (key, at, next) => expect(nextCard({ key, at, count: 10, columnCount: 4 })).toBe(next));
});

describe('the rest of the page', () => {
  it.each([
    [' 图\r\n 论 ', '图 论', null],
    ['  \n ', '', 'missing'],
    ['长'.repeat(200), '长'.repeat(200), null],
    ['长'.repeat(201), '长'.repeat(201), 'tooLong'],
  ])('takes %j as a name', (typed, name, problem) => expect([singleLine(typed), nameProblem(typed)]).toEqual([name, problem]));

  it('names the way here, the major only once it is known', () => {
    const words = { home: '首页', courseUnits: '课程单元', homeHref: '/workbench', majorHref: '/major/detail' };
    expect(majorHomeTrail({ ...words, majorName: '软件工程' }).map(({ label }) => label)).toEqual(['首页', '软件工程', '课程单元']);
    expect(majorHomeTrail({ ...words, majorName: '' }).map(({ label }) => label)).toEqual(['首页', '课程单元']);
  });

  it('offers no entry that leads nowhere, and never a copy', () => {
    const offered = (act: Parameters<typeof isEntryOffered>[0]['act'], ways = {}) =>
      isEntryOffered({ act, value: act ?? 'own', label: '' }, { hrefs: { course: () => '' }, ...ways });
    expect([offered('edit'), offered('rename'), offered('delete')]).toEqual([true, true, true]);
    expect([offered('matrix'), offered('read'), offered('report'), offered('completion'), offered('points'), offered(null)]).toEqual(
      Array(6).fill(false),
    );
    expect(offered('report', { hrefs: { course: () => '', report: () => '' } })).toBe(true);
    expect([offered('copy'), offered(null, { onMenuAction: () => {} })]).toEqual([false, true]);
  });
});
