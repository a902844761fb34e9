import { textLimits } from '@college/curriculum-model';
import { createManualClock } from '@college/ui/clock';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { RecordListQuery, RecordPage } from './recordListState';
import { useRecordList, type UseRecordListOptions } from './useRecordList';

const page = (...list: string[]): RecordPage<string> => ({ list, total: list.length });

/** A list whose responses are resolved by hand, in any order. */
async function aList(options: Partial<UseRecordListOptions<string>> = {}) {
  const asked: {
    query: RecordListQuery;
    signal: AbortSignal;
    answer: (reply: RecordPage<string>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const load: UseRecordListOptions<string>['load'] = (query, { signal }) =>
    new Promise((answer, fail) => asked.push({ query, signal, answer, fail }));
  const clock = createManualClock();
  const onFail = vi.fn();
  const onQueryChange = vi.fn();
  const { result, act } = await renderHook(() =>
    useRecordList<string>({ load, pageSize: 20, language: 'zh', clock, onFail, onQueryChange, ...options }),
  );
  return { asked, clock, onFail, onQueryChange, now: () => result.current, act };
}

/** A list whose query follows only when the test says so. */
async function aListOfAnAddress(initialProps: RecordListQuery) {
  const asked: { query: RecordListQuery; answer: (reply: RecordPage<string>) => void }[] = [];
  const load = (query: RecordListQuery) => new Promise<RecordPage<string>>((answer) => asked.push({ query, answer }));
  const onQueryChange = vi.fn();
  const { result, ...rest } = await renderHook(
    (query: RecordListQuery = initialProps) => useRecordList<string>({ load, pageSize: 20, language: 'zh', query, onQueryChange }),
    { initialProps },
  );
  return { ...rest, asked, onQueryChange, now: () => result.current };
}

describe('a paged list', () => {
  it('drops the reply to an older question, and calls it off', async () => {
    const { asked, now, act } = await aList();
    await act(() => now().change({ keyword: '软' }));
    expect(asked.map(({ query, signal }) => [query.keyword, signal.aborted])).toEqual([
      ['', true],
      ['软', false],
    ]);
    await act(() => asked[1]!.answer(page('软件工程')));
    await act(() => asked[0]!.answer(page('法学')));
    expect(now().shown?.list).toEqual(['软件工程']);
  });

  it('moves to the last page where the requested one no longer exists', async () => {
    const { asked, now, act, onQueryChange } = await aList({ firstQuery: { page: 10 ** 9, keyword: '' } });
    expect(asked[0]!.query.page).toBe(1_000_000);
    await act(() => asked[0]!.answer({ list: [], total: 45 }));
    expect(onQueryChange).toHaveBeenCalledWith({ page: 3, keyword: '' });
    expect(now()).toMatchObject({ query: { page: 3 }, request: { status: 'loading' } });
  });

  it('searches for as much of a keyword as a request takes', async () => {
    const { asked, now } = await aListOfAnAddress({ page: 1, keyword: 'x'.repeat(textLimits.keyword + 1) });
    expect(asked[0]!.query.keyword).toBe('x'.repeat(textLimits.keyword));
    expect(now().query.keyword).toBe('x'.repeat(textLimits.keyword));
  });

  it('keeps its page and asks for nothing when columns are hidden', async () => {
    const { asked, now, act, onQueryChange } = await aList({ firstQuery: { page: 2, keyword: '软' } });
    await act(() => asked[0]!.answer({ list: ['软件工程'], total: 21 }));
    const { hiddenColumnIds } = now().columnChoice;
    await act(() => now().columnChoice.onHiddenColumnIdsChange(new Set(['code', 'updated'])));
    expect(onQueryChange).toHaveBeenLastCalledWith({ page: 2, keyword: '软', hidden: 'code.updated' });
    expect(now().columnChoice.hiddenColumnIds).toEqual(new Set(['code', 'updated']));
    expect([hiddenColumnIds.size, asked.length]).toEqual([0, 1]);
    await act(() => now().change({ keyword: '数' }));
    expect(now().query).toEqual({ page: 1, keyword: '数', hidden: 'code.updated' });
  });

  it('says when its rows changed', async () => {
    const onRowsChange = vi.fn();
    const { asked, now, act } = await aList({ onRowsChange });
    await act(() => asked[0]!.answer(page('软件工程')));
    expect(onRowsChange).not.toHaveBeenCalled();
    await act(() => now().reload());
    await act(() => now().update((name) => name));
    expect(onRowsChange).toHaveBeenCalledTimes(2);
  });

  it('stops waiting at its limit, and a late reply still fills it', async () => {
    const { asked, clock, now, act } = await aList({ loadingLimit: 10_000 });
    await act(() => clock.advance(9999));
    expect(now().request.status).toBe('loading');
    await act(() => clock.advance(1));
    expect(now().request.status).toBe('timedOut');
    await act(() => asked[0]!.answer(page('软件工程')));
    expect(now()).toMatchObject({ shown: { total: 1 }, request: { status: 'done' } });
  });

  it('resets a search without a reply at ten seconds, without a limit of the list too, and ignores a late one', async () => {
    const { asked, clock, now, act } = await aList({ firstQuery: { page: 1, keyword: '软' } });
    await act(() => clock.advance(9999));
    expect(now().request.status).toBe('loading');
    await act(() => clock.advance(1));
    await act(() => asked[0]!.answer(page('软件工程')));
    expect(now()).toMatchObject({ shown: null, request: { status: 'timedOut' } });
  });

  it('says which query its rows answer, while a search is on its way and after it timed out', async () => {
    const { asked, clock, now, act } = await aList();
    expect(now().shownQuery).toBeNull();
    await act(() => asked[0]!.answer(page('软件工程', '法学')));
    await act(() => now().change({ keyword: '软' }));
    expect(now()).toMatchObject({ query: { keyword: '软' }, shown: { total: 2 }, shownQuery: { keyword: '' } });
    await act(() => clock.advance(10_000));
    expect(now()).toMatchObject({ request: { status: 'timedOut' }, shown: { total: 2 }, shownQuery: { keyword: '' } });
    await act(() => now().reload());
    await act(() => asked[2]!.answer(page('软件工程')));
    expect(now()).toMatchObject({ shown: { total: 1 }, shownQuery: { keyword: '软' } });
  });

  it('reports a failure once, keeps its rows, and reloads on retry', async () => {
    const { asked, now, act, onFail } = await aList();
    await act(() => asked[0]!.answer(page('软件工程')));
    await act(() => now().reload());
    await act(() => asked[1]!.fail(new Error('忙')));
    expect(onFail.mock.calls).toEqual([['忙']]);
    expect(now()).toMatchObject({ shown: { total: 1 }, request: { status: 'failed', message: '忙' } });
    await act(() => now().reload());
    expect(asked).toHaveLength(3);
  });

  it('builds each change on the last one, however late the address follows', async () => {
    const { onQueryChange, now, act, rerender } = await aListOfAnAddress({ page: 1, keyword: '' });
    await act(() => now().change({ keyword: '软' }));
    await act(() => now().change({ sort: '-name' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '软', sort: '-name' });
    await rerender({ page: 1, sort: '', keyword: '软' });
    await act(() => now().columnChoice.onHiddenColumnIdsChange(new Set(['code'])));
    expect(onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '软', sort: '-name', hidden: 'code' });
    await rerender({ page: 2, keyword: '法' });
    await act(() => now().change({ sort: 'name' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '法', sort: 'name' });
  });

  it('moves to no other page of rows while others were asked for', async () => {
    const { asked, onQueryChange, now, act } = await aListOfAnAddress({ page: 9, keyword: '' });
    await act(() => now().change({ keyword: '软' }));
    await act(() => asked[0]!.answer({ list: [], total: 45 }));
    expect(onQueryChange.mock.calls).toEqual([[{ page: 1, keyword: '软' }]]);
  });
});
