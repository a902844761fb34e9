import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { SavedView, SavedViewsSource } from './SavedViewsSource';
import { useSavedViews } from './useSavedViews';

const views: SavedView[] = ['图', '树', '网'].map((keyword) => ({ name: keyword, params: { keyword } }));
const without = (gone: string) => (own: readonly SavedView[]) => own.filter(({ name }) => name !== gone);

/** Views whose keeping is answered by hand. */
async function someViews() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const saveViews = vi.fn<SavedViewsSource['saveViews']>(() => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })));
  const source = { loadViews: () => Promise.resolve(views), saveViews };
  const { result } = await renderHook(() => useSavedViews(source), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UiProvider>
        <ToastProvider>{children}</ToastProvider>
      </UiProvider>
    ),
  });
  await expect.poll(() => result.current.own).toEqual(views);
  return { answers, saveViews, result };
}

it('keeps what overlapping acts leave, one after the other', async () => {
  const { answers, saveViews, result } = await someViews();
  const acts = ['图', '树'].map((name) => result.current.keep(without(name)));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!.resolve();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!.resolve();
  expect(await Promise.all(acts)).toEqual([true, true]);
  expect(saveViews).toHaveBeenLastCalledWith([views[2]]);
  await expect.poll(() => result.current.own).toEqual([views[2]]);
});

it('goes on from what is kept where an act before could not be', async () => {
  const { answers, saveViews, result } = await someViews();
  const acts = ['图', '树'].map((name) => result.current.keep(without(name)));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!.reject(new Error('连接中断。'));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!.resolve();
  expect(await Promise.all(acts)).toEqual([false, true]);
  expect(saveViews).toHaveBeenLastCalledWith([views[0], views[2]]);
});
