import { type Locale, UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { aMergeSource } from '../fakes/mergeFakes';
import { keptMergeKey, openKeptMerge } from './keptMerge';
import type { MergeSource } from './MergeSource';
import { MergeDesk } from './MergeDesk';
import { useMergeDesk } from './useMergeDesk';

it('plans anew in another language, as a plan is in words of one', async () => {
  const planMerge = vi.fn<MergeSource['planMerge']>(() => new Promise(() => undefined));
  const source: MergeSource = { planMerge, mergeEdition: vi.fn(), updateEdition: vi.fn() };
  const desk = (locale: Locale) => (
    <UiProvider locale={locale}>
      <MergeDesk source={source} editionId={12} into="current" userId={1001} />
    </UiProvider>
  );
  const { rerender } = await render(desk('zh-CN'));
  await expect.poll(() => planMerge.mock.calls.length).toBe(1);
  await rerender(desk('en-US'));
  await expect.poll(() => planMerge.mock.calls.length).toBe(2);
});

const planned = aMergeSource();
const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const blocked = () => {
  throw new Error('The storage is blocked.');
};

it.each([
  ["one's own", 1001, '我的'],
  ["somebody else's", 1007, '修订稿'],
])('calls a draft by whose it is: %s', async (_, userId, name) => {
  planned.serve({ change: (plan) => ({ ...plan, userId }) })();
  const { getByText } = await render(
    <UiProvider locale="zh-CN">
      <MergeDesk source={planned} editionId={12} into="current" userId={1001} />
    </UiProvider>,
  );
  await expect.element(getByText(name, { exact: true }).first()).toBeVisible();
  expect(getByText(userId === 1001 ? '用修订稿的' : '用我的').elements()).toEqual([]);
});

it.each([
  ['without a storage', undefined, true],
  ['with a storage that cannot be read', { ...emptyStorage, getItem: blocked }, true],
  ['with a storage', emptyStorage, false],
])('says before the first decision whether decisions are kept: %s', async (_, draftStorage, isSaid) => {
  planned.serve()();
  const { getByText } = await render(
    <UiProvider locale="zh-CN">
      <MergeDesk source={planned} editionId={12} into="current" userId={1001} draftStorage={draftStorage} />
    </UiProvider>,
  );
  await expect.element(getByText('0/5').first()).toBeVisible();
  expect(getByText('浏览器无法保存这些决定，离开本页后会丢失。').elements()).toHaveLength(isSaid ? 1 : 0);
});

it('keeps decisions about what was not taken for the next merge', async () => {
  planned.serve()();
  const kept = new Map<string, string>();
  const draftStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const place = { storage: draftStorage, key: keptMergeKey({ userId: 1001, editionId: 12, into: 'current' }) };
  openKeptMerge(place).write({ take: 'all', choices: { elsewhere: 'draft' }, titles: { elsewhere: '别处' } });
  const options = { source: planned, editionId: 12, into: 'current', userId: 1001, onlyCourse: 1004, draftStorage } as const;
  const { result } = await renderHook(() => useMergeDesk(options), {
    wrapper: ({ children }) => <UiProvider locale="zh-CN">{children}</UiProvider>,
  });
  await expect.poll(() => result.current.plan).not.toBeNull();
  await result.current.finish({ keepOpen: true, note: '' });
  expect(openKeptMerge(place).found).toMatchObject({ take: 'all', choices: { elsewhere: 'draft' } });
});
