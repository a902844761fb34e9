import { type Locale, UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { MergeSource } from './MergeSource';
import { MergeDesk } from './MergeDesk';

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
