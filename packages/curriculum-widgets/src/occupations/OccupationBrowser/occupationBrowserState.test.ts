import { occupationClasses, parentCode, type OccupationBook, type OccupationEntry } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codesToLoad,
  occupationBrowserReducer,
  startOfBrowser,
  stopOnShow,
  topPlace,
  upperPlace,
  viewOf,
  type BookPlace,
  type OccupationBrowserEvent,
  type OccupationBrowserState,
} from './occupationBrowserState';

const below = (code: string): OccupationEntry[] =>
  occupationClasses.filter((entry) => parentCode(entry.code) === code).map((entry) => ({ code: entry.code, title: entry.zh }));
const titleOf = (code: string) => occupationClasses.find((entry) => entry.code === code)?.zh ?? '';

function pageOf(code: string): OccupationBook {
  const level = code === '' ? -1 : code.split('-').length - 1;
  return { level, list: below(code), title: titleOf(code), desc: '', subtitle: '', task: [], professions: [] };
}

const loaded = (code: string): OccupationBrowserEvent => ({ type: 'loaded', code, page: pageOf(code) });
const to = (code: string, keyword = ''): OccupationBrowserEvent => ({ type: 'placed', place: { code, keyword } });
const visited = (...codes: string[]) => codes.flatMap((code) => [to(code), loaded(code)]);
const after = (events: readonly OccupationBrowserEvent[], from = startOfBrowser(topPlace)) => events.reduce(occupationBrowserReducer, from);
const pathOf = ({ path }: OccupationBrowserState) => path.map(({ code }) => code);
const found: OccupationBrowserEvent = { type: 'found', keyword: '数据', entries: [{ code: '2-02-38-03', title: '大数据工程技术人员' }] };

const deep = after(visited('', '2', '2-02', '2-02-38', '2-02-38-03'));
const searched = after([to('', '数据'), found], deep);
const searchDetail = after([to('2-02-38-03', '数据'), loaded('2-02-38-03')], searched);

describe('the active level', () => {
  it.each([
    [-1, after([loaded('')])],
    [0, after(visited('', '2'))],
    [1, after(visited('', '2', '2-02'))],
    [2, after(visited('', '2', '2-02', '2-02-38'))],
    [3, deep],
    [11, searched],
    [12, searchDetail],
  ])('is %d', (level, state) => expect(viewOf(state)).toBe(level));

  it('is known by the way before the page is here', () => expect(viewOf(after([...visited('', '2'), to('2-02')]))).toBe(1));
});

describe('the history', () => {
  it('grows by one with each entry opened, and keeps its pages', () => {
    expect(pathOf(deep)).toEqual(['', '2', '2-02', '2-02-38', '2-02-38-03']);
    expect(deep.path.every(({ load }) => load.status === 'ready')).toBe(true);
    expect(codesToLoad(deep)).toEqual([]);
  });

  it('knows an entry by its title in the list before its page is here', () => {
    const state = after([...visited('', '2'), to('2-02')]);
    expect(stopOnShow(state)).toEqual({ code: '2-02', title: '工程技术人员', load: { status: 'loading' } });
    expect(codesToLoad(state)).toEqual(['2-02']);
  });

  it.each([
    ['back pops one', '2-02-38', ['', '2', '2-02', '2-02-38']],
    ['a crumb cuts it', '2', ['', '2']],
    ['home clears it', '', ['']],
  ])('%s', (_, code, path) => expect(pathOf(after([to(code)], deep))).toEqual(path));

  it('names the parent position, and none above the top list', () => {
    expect(upperPlace(deep)).toEqual({ code: '2-02-38', keyword: '' });
    expect(upperPlace(startOfBrowser(topPlace))).toBeNull();
  });
});

describe('an address', () => {
  it('is deep: parents are requested once the entry is loaded', () => {
    const state = startOfBrowser({ code: ' 2-02-38 ', keyword: '' });
    expect(pathOf(state)).toEqual(['', '2', '2-02', '2-02-38']);
    expect(codesToLoad(state)).toEqual(['2-02-38']);
    expect(codesToLoad(after([loaded('2-02-38')], state))).toEqual(['', '2', '2-02']);
  });

  it('of an unknown code requests no parents', () => {
    const state = after([{ type: 'failed', code: '9-99-99', message: '没有' }], startOfBrowser({ code: '9-99-99', keyword: '' }));
    expect(codesToLoad(state)).toEqual([]);
  });

  it('with an old code leads to the entry as it is called now', () => {
    const page = { ...pageOf('2-02-38-03'), code: '2-02-38-03' };
    const state = after([{ type: 'loaded', code: '2-02-10-11', page }], startOfBrowser({ code: '2-02-10-11', keyword: '' }));
    expect(pathOf(state)).toEqual(['', '2', '2-02', '2-02-38', '2-02-38-03']);
    expect(stopOnShow(state)).toMatchObject({ renamedFrom: '2-02-10-11', title: '大数据工程技术人员' });
    expect(after([to('2-02-38-03')], state)).toEqual(state);
  });

  it('of a found entry names it once the results are in', () => {
    expect(stopOnShow(after([found], startOfBrowser({ code: '2-02-38-03', keyword: '数据' })))).toMatchObject({
      title: '大数据工程技术人员',
    });
  });
});

describe('a search', () => {
  it('leaves the path as it is, through the detail and back', () => {
    expect([searched, searchDetail].map(pathOf)).toEqual([pathOf(deep), pathOf(deep)]);
    const back = after([to('', '数据')], searchDetail);
    expect(back).toEqual(searched);
    expect(upperPlace(searchDetail)).toEqual({ code: '', keyword: '数据' });
    expect(after([to(upperPlace(searched)!.code)], searched)).toEqual(deep);
  });

  it('continues below a found entry and returns the same way', () => {
    const state = after([to('2-02', '工程'), loaded('2-02'), to('2-02-38', '工程')], deep);
    expect(state.search?.opened.map(({ code }) => code)).toEqual(['2-02', '2-02-38']);
    expect(upperPlace(state)).toEqual({ code: '2-02', keyword: '工程' });
  });

  it('ignores responses to another keyword and those after it was cancelled', () => {
    const state = after([to('', '数据'), to('', '云')]);
    expect(after([found], state)).toEqual(state);
    const givenUp = after([to('', '数据'), { type: 'searchFailed', keyword: '数据', message: '慢' }]);
    expect(after([found], givenUp)).toEqual(givenUp);
  });

  it('is requested again after a failure', () => {
    const failed = after([to('', '数据'), { type: 'searchFailed', keyword: '数据', message: '忙' }]);
    expect(after([{ type: 'retried' }, found], failed).search?.found.status).toBe('done');
  });
});

it('retries the page that failed, and no other', () => {
  const failed = after([...visited('', '2'), to('2-02'), { type: 'failed', code: '2-02', message: '忙' }]);
  expect(codesToLoad(failed)).toEqual([]);
  expect(codesToLoad(after([{ type: 'retried' }], failed))).toEqual(['2-02']);
});

describe('whatever the reader does', () => {
  const codes = ['', ...occupationClasses.map(({ code }) => code)];
  const place: fc.Arbitrary<BookPlace> = fc.record({ code: fc.constantFrom(...codes), keyword: fc.constantFrom('', '', '数据', '工程') });
  const anyEvent: fc.Arbitrary<OccupationBrowserEvent> = fc.oneof(
    place.map((one) => ({ type: 'placed' as const, place: one })),
    fc.constantFrom(...codes).map(loaded),
    fc.constantFrom(...codes).map((code) => ({ type: 'failed' as const, code, message: '忙' })),
    fc.constantFrom<OccupationBrowserEvent>(found, { type: 'retried' }),
  );
  const walks = fc.array(anyEvent, { maxLength: 25 });

  it('the path begins at the top list and never visits an entry twice', () => {
    fc.assert(
      fc.property(walks, (events) => {
        const path = pathOf(after(events));
        expect(path[0]).toBe('');
        expect(new Set(path).size).toBe(path.length);
      }),
    );
  });

  it('going up often enough ends at the top list', () => {
    fc.assert(
      fc.property(walks, (events) => {
        let state = after(events);
        for (let steps = 0; steps < 20; steps += 1) {
          const up = upperPlace(state);
          if (up) state = occupationBrowserReducer(state, { type: 'placed', place: up });
        }
        expect([viewOf(state), pathOf(state)]).toEqual([-1, ['']]);
      }),
    );
  });

  it('a place shows what it names, and going to it again changes nothing', () => {
    fc.assert(
      fc.property(walks, place, (events, target) => {
        const state = after([...events, { type: 'placed', place: target }]);
        expect(stopOnShow(state)?.code ?? '').toBe(target.code);
        expect(state.search?.keyword ?? '').toBe(target.keyword);
        expect(occupationBrowserReducer(state, { type: 'placed', place: target })).toEqual(state);
      }),
    );
  });

  it('a search leaves the path untouched', () => {
    fc.assert(
      fc.property(walks, fc.array(fc.constantFrom(...codes), { maxLength: 5 }), (events, opened) => {
        const before = after(events);
        const during = after(
          opened.map((code) => to(code, '数据')),
          before,
        );
        expect(during.path).toBe(before.path);
      }),
    );
  });
});
