import { renderUi } from '@college/ui/testing';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage';

function Plan() {
  return <h1>Week plan</h1>;
}

const missingFile = new TypeError('fetch failed: /assets/plan.js');
const missing = () => Promise.reject(missingFile);
const failingOnce = () => vi.fn(async () => ({ Plan })).mockImplementationOnce(missing);

class Frame extends Component<{ children: ReactNode }> {
  override state = { isDown: false };
  static getDerivedStateFromError() {
    return { isDown: true };
  }
  override render() {
    return this.state.isDown ? 'The frame is down' : this.props.children;
  }
}

const away = { isThere: async () => false, reload: () => {} };

const around = (content: ReactNode) => (
  <Frame>
    <input aria-label="Draft" />
    <Suspense>{content}</Suspense>
  </Frame>
);

// A chunk that fails to load is logged to the console, and nothing else is.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const [told] of vi.mocked(console.error).mock.calls) expect(told).toEqual(missingFile);
  vi.restoreAllMocks();
});

it.each([
  ['zh-CN', '这个页面没有加载出来', '重试'],
  ['en-US', 'This page could not be loaded', 'Retry'],
] as const)('says in %s that a page did not come, and fetches it anew on request', async (locale, sentence, retry) => {
  const load = failingOnce();
  const Page = lazyPage(load, 'Plan', away);
  const screen = await renderUi(around(<Page />), { locale });
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await screen.getByLabelText('Draft').fill('kept');
  await screen.getByRole('button', { name: retry }).click();
  await expect.element(screen.getByRole('heading', { name: 'Week plan' })).toBeVisible();
  await expect.element(screen.getByLabelText('Draft')).toHaveValue('kept');
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows the message again when the next attempt fails too', async () => {
  const load = failingOnce().mockImplementationOnce(missing);
  const Page = lazyPage(load, 'Plan', away);
  const screen = await renderUi(around(<Page />));
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Week plan' })).toBeVisible();
});

it('fetches a page again after it was left and revisited', async () => {
  const load = failingOnce();
  const Page = lazyPage(load, 'Plan', away);
  function Visits() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(!isHere)}>{isHere ? 'leave' : 'come'}</button>
        {isHere && <Page />}
      </>
    );
  }
  const screen = await renderUi(around(<Visits />));
  await expect.element(screen.getByText('这个页面没有加载出来')).toBeVisible();
  await screen.getByRole('button', { name: 'leave' }).click();
  await screen.getByRole('button', { name: 'come' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Week plan' })).toBeVisible();
});

it('takes the newer version where the server answers and the file is still not there', async () => {
  const reload = vi.fn();
  const Page = lazyPage(failingOnce().mockImplementationOnce(missing), 'Plan', { isThere: async () => true, reload });
  const screen = await renderUi(around(<Page />));
  await expect.element(screen.getByText('这个页面没有加载出来')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

it('shows at once what was fetched before, and fetches it once', async () => {
  const load = vi.fn(async () => ({ Plan }));
  const Page = lazyPage(load, 'Plan', away);
  await Page.preload?.();
  const screen = await renderUi(around(<Page />));
  await expect.element(screen.getByRole('heading', { name: 'Week plan' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
