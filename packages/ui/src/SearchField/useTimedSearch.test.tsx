import { describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createManualClock } from '../clock';
import type { SearchReply } from './timedSearch';
import { useTimedSearch } from './useTimedSearch';

function aServer() {
  const asked: { keyword: string; signal: AbortSignal; reply: (reply: SearchReply<string>) => void }[] = [];
  const search = (keyword: string, signal: AbortSignal) =>
    new Promise<SearchReply<string>>((reply) => {
      asked.push({ keyword, signal, reply });
    });
  return { asked, search };
}

describe('useTimedSearch', () => {
  it('is reset at 10 s, keeps the keyword, and ignores the late reply', async () => {
    const clock = createManualClock();
    const { asked, search } = aServer();
    const { result, act } = await renderHook(() => useTimedSearch({ search, clock }));
    await act(async () => result.current.search('数据'));
    await act(async () => clock.advance(9_999));
    expect(result.current).toMatchObject({ status: 'pending', isPending: true });
    await act(async () => clock.advance(1));
    expect(result.current).toMatchObject({ status: 'timedOut', isPending: false, keyword: '数据', result: null });
    expect(asked[0]!.signal.aborted).toBe(true);
    await act(async () => asked[0]!.reply({ keyword: '数据', data: '数据结构' }));
    expect(result.current).toMatchObject({ status: 'timedOut', result: null });
  });

  it('is reset at 10 s where the only reply named another keyword', async () => {
    const clock = createManualClock();
    const { asked, search } = aServer();
    const { result, act } = await renderHook(() => useTimedSearch({ search, clock }));
    await act(async () => result.current.search('数据'));
    await act(async () => asked[0]!.reply({ keyword: '數據', data: '数据结构' }));
    expect(result.current.status).toBe('pending');
    await act(async () => clock.advance(10_000));
    expect(result.current).toMatchObject({ status: 'timedOut', keyword: '数据', result: null });
  });

  it('takes only the reply of the search on screen', async () => {
    const { asked, search } = aServer();
    const { result, act } = await renderHook(() => useTimedSearch({ search, clock: createManualClock() }));
    await act(async () => result.current.search('数'));
    await act(async () => result.current.search('数据'));
    await act(async () => asked[0]!.reply({ keyword: '数', data: '数学分析' }));
    expect(result.current.status).toBe('pending');
    await act(async () => asked[1]!.reply({ keyword: '数据', data: '数据结构' }));
    expect(result.current).toMatchObject({ status: 'done', keyword: '数据', result: '数据结构' });
  });
});
