import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aMatrixCollege, keepFew } from '../fakes/aMatrixCollege';
import { MajorMatrix } from '../MajorMatrix';
import { placeFields } from './BindingPlace';
import { PlaceFields } from './PlaceFields';

afterEach(() => vi.restoreAllMocks());

/** The matrix while indicator point and strength have not come; `arrive` and `fail` end the fetch that is under way. */
async function open({ width }: { width?: number } = {}) {
  let component: typeof PlaceFields | undefined;
  const listeners = new Set<() => void>();
  const ends: { arrive: () => void; fail: (error: Error) => void }[] = [];
  vi.spyOn(placeFields, 'component').mockImplementation(() => component);
  vi.spyOn(placeFields, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.spyOn(placeFields, 'fetch').mockImplementation(() => new Promise<void>((arrive, fail) => ends.push({ arrive, fail })));
  await renderUi(
    <ToastProvider>
      <div style={{ height: 800, width }}>
        <MajorMatrix source={aMatrixCollege({ prepare: keepFew }).matrices} courseId={1004} />
      </div>
    </ToastProvider>,
  );
  await expect.element(page.getByRole('grid')).toBeVisible();
  const ring = () => document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!;
  ring().focus();
  return {
    ring,
    arrive() {
      component = PlaceFields;
      for (const listener of listeners) listener();
      for (const { arrive } of ends) arrive();
    },
    fail: () => ends.splice(0).forEach(({ fail }) => fail(new Error('offline'))),
  };
}

const indicator = page.getByRole('combobox', { name: /^指标点/ });
const strengths = () => document.activeElement?.closest('[role="radiogroup"]');

it('holds the focus for the strength until it loads, and passes it on', async () => {
  const { arrive } = await open();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: '支撑强度' })).toHaveFocus();
  arrive();
  await expect.element(indicator).toBeVisible();
  await expect.poll(strengths).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
});

it('leaves the focus where it went meanwhile', async () => {
  const { ring, arrive } = await open();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: '支撑强度' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  arrive();
  await expect.element(indicator).toBeVisible();
  await expect.element(ring()).toHaveFocus();
});

it.each([{ width: 1100 }, { width: 700 }])('moves nothing when it comes, in $width px', async ({ width }) => {
  const { arrive } = await open({ width });
  const parts = [page.getByRole('grid'), page.getByRole('group', { name: /^数据结构 ×/ }), page.getByRole('group', { name: /^教学目标/ })];
  const places = () => parts.map((part) => part.element().getBoundingClientRect().toJSON() as DOMRect);
  const before = places();
  arrive();
  await expect.element(indicator).toBeVisible();
  expect(places()).toEqual(before);
});

it('shows why it failed to load, keeps the selection, and is loaded again on a press', async () => {
  const { arrive, fail } = await open();
  const goal = page.getByRole('checkbox', { name: /^G1/ });
  await expect.element(goal).not.toBeChecked();
  (goal.element() as HTMLElement).focus();
  await userEvent.keyboard(' {Escape}{Enter}');
  fail();
  await expect.element(page.getByRole('alert')).toHaveTextContent('这一部分没有加载出来，已填的内容都还在。');
  await expect.element(page.getByRole('button', { name: '重试' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  fail();
  await expect.poll(() => page.getByRole('button', { name: '重试' }).element().getAttribute('aria-disabled')).not.toBe('true');
  await expect.element(page.getByRole('button', { name: '重试' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  arrive();
  await expect.element(indicator).toBeVisible();
  await expect.poll(strengths).not.toBeNull();
  await expect.element(goal).toBeChecked();
});
