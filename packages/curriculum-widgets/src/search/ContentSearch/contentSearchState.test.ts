import { searchTargets, type SearchHit } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentSearchReducer,
  countOf,
  hasAnswer,
  keptBack,
  noSearch,
  type ContentSearchEvent,
  type ContentSearchState,
} from './contentSearchState';

const hit = (id: number): SearchHit => ({ id, title: `${id}`, description: '', type: 'course' });

function after(events: readonly ContentSearchEvent[], from: ContentSearchState = noSearch) {
  return events.reduce(contentSearchReducer, from);
}

const searched = (keyword: string): ContentSearchEvent => ({ type: 'searched', keyword });
const nothing = (keyword: string) => searchTargets.map((target): ContentSearchEvent => ({ type: 'replied', target, keyword, hits: [] }));

describe('a search', () => {
  it('requests every kind and shows them in one order, however they arrive', () => {
    const state = after([
      searched(' 图 '),
      { type: 'replied', target: 'goal', keyword: '图', hits: [hit(1)] },
      { type: 'replied', target: 'course', keyword: '图', hits: [hit(2)] },
    ]);
    expect(state.groups.map(({ target }) => target)).toEqual(['course', 'goal']);
    expect(state.waiting).toEqual(['indicator', 'point', 'ksa']);
    expect(hasAnswer(state)).toBe(true);
  });

  it('for nothing is no search', () => expect(after([searched('图'), searched('  ')])).toEqual(noSearch));

  it('drops replies to another keyword', () => {
    const state = after([searched('图'), searched('图论')]);
    expect(after([{ type: 'replied', target: 'course', keyword: '图', hits: [hit(1)] }], state)).toEqual(state);
  });

  it('found nothing only when every kind has said so', () => {
    const [last, ...others] = nothing('图');
    const almost = after([searched('图'), ...others]);
    expect(hasAnswer(almost)).toBe(false);
    expect(hasAnswer(after([last!], almost))).toBe(true);
  });

  it('is reset without a reply: nothing waits, nothing shows, and what comes later is ignored', () => {
    const reset = after([searched('图'), { type: 'timedOut', keyword: '图' }]);
    expect(reset).toEqual({ keyword: '图', waiting: [], groups: [], failures: [] });
    expect(hasAnswer(reset)).toBe(false);
    expect(after([{ type: 'replied', target: 'course', keyword: '图', hits: [hit(1)] }], reset)).toEqual(reset);
  });

  it('stays answered once every kind has replied, however much time passes', () => {
    const nothing = searchTargets.map((target): ContentSearchEvent => ({ type: 'replied', target, keyword: '图', hits: [] }));
    const answered = after([searched('图'), ...nothing]);
    expect(hasAnswer(answered)).toBe(true);
    expect(after([{ type: 'timedOut', keyword: '图' }], answered)).toEqual(answered);
  });

  it('reports a failure next to the results', () => {
    const state = after([
      searched('图'),
      { type: 'failed', target: 'ksa', keyword: '图', message: '没有权限' },
      { type: 'replied', target: 'course', keyword: '图', hits: [hit(1)] },
    ]);
    expect(state).toMatchObject({ failures: [{ target: 'ksa', message: '没有权限' }] });
    expect(countOf(state.groups)).toBe(1);
  });

  it('takes what an outage kept back when it comes after all, and nothing that was refused', () => {
    const failed = after([
      searched('图'),
      { type: 'failed', target: 'ksa', keyword: '图', message: '没有权限' },
      { type: 'failed', target: 'course', keyword: '图', message: '没有网络', outage: { tries: 0 } },
    ]);
    expect(keptBack(failed)).toEqual(['course']);
    const state = after(
      (['ksa', 'course'] as const).map((target): ContentSearchEvent => ({ type: 'replied', target, keyword: '图', hits: [hit(1)] })),
      failed,
    );
    expect(state.groups.map(({ target }) => target)).toEqual(['course']);
    expect(state.failures.map(({ target }) => target)).toEqual(['ksa']);
  });
});

it('never shows a hit of another keyword and never waits for a kind that has answered', () => {
  const keyword = fc.constantFrom('a', 'b', 'c');
  const target = fc.constantFrom(...searchTargets);
  const anyEvent: fc.Arbitrary<ContentSearchEvent> = fc.oneof(
    fc.record({ type: fc.constant('searched' as const), keyword }),
    fc.tuple(keyword, target).map(([word, kind]) => ({
      type: 'replied' as const,
      target: kind,
      keyword: word,
      hits: [{ ...hit(1), title: word }],
    })),
    fc.record({ type: fc.constant('timedOut' as const), keyword }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const state = after(events);
      for (const { target: kind, hits } of state.groups) {
        expect(state.waiting).not.toContain(kind);
        for (const { title } of hits) expect(title).toBe(state.keyword);
      }
    }),
  );
});
