import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { aCollege } from '../../support/fakes/aCollege';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import { OccupationBrowser, type OccupationBrowserProps } from './OccupationBrowser';

const at = (code: string, keyword = '') => ({ code, keyword });

function page(props: Partial<OccupationBrowserProps> = {}) {
  return (
    <UiProvider>
      <ToastProvider>
        <OccupationBrowser source={aCollege().occupationBook} {...props} />
      </ToastProvider>
    </UiProvider>
  );
}

it('is walked through by the keyboard alone', async () => {
  const screen = await render(page());
  const link = (name: string | RegExp) => screen.getByRole('link', { name });
  await expect.element(link(/第一大类/)).toBeVisible();

  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(/第一大类/)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.element(link(/第八大类/)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
  await expect.element(screen.getByRole('heading', { name: '专业技术人员' })).toHaveFocus();

  // Past the button that copies the code.
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('heading', { name: '工程技术人员' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}');
  await expect.element(link('2-02-38 数字技术工程技术人员')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(link('2-02 工程技术人员')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(link(/第二大类/)).toHaveFocus();

  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('云计算{Enter}');
  await expect.element(link(/2-02-38-04/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('heading', { name: '云计算工程技术人员' })).toHaveFocus();
  await expect.element(screen.getByRole('list', { name: '主要工作任务' })).toBeVisible();
});

it('follows the URL and reports its own navigation', async () => {
  const onPlaceChange = vi.fn();
  const screen = await render(page({ place: at('2-02-10'), onPlaceChange }));
  await expect.element(screen.getByRole('list', { name: '2 个职业' })).toBeVisible();
  await screen.rerender(page({ place: at('2-02'), onPlaceChange }));
  await expect.element(screen.getByRole('list', { name: '2 个小类' })).toBeVisible();
  expect(onPlaceChange).not.toHaveBeenCalled();
  // The keyword of the URL is in the field, and is cleared with it.
  await screen.rerender(page({ place: at('', '数据'), onPlaceChange }));
  await expect.element(screen.getByRole('searchbox')).toHaveValue('数据');
  await screen.rerender(page({ place: at(''), onPlaceChange }));
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await screen.getByRole('link', { name: /第二大类/ }).click();
  expect(onPlaceChange.mock.calls).toEqual([[at('2'), 'push']]);
});

it('reports which view is shown', async () => {
  const onViewChange = vi.fn();
  const screen = await render(page({ onViewChange }));
  await screen.getByRole('link', { name: /第二大类/ }).click();
  await screen.getByRole('link', { name: /^2-02 / }).click();
  await expect.element(screen.getByRole('heading', { name: '工程技术人员' })).toBeVisible();
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('云计算{Enter}');
  await screen.getByRole('link', { name: /2-02-38-04/ }).click();
  await expect.element(screen.getByRole('heading', { name: '云计算工程技术人员' })).toBeVisible();
  expect(onViewChange.mock.calls.flat()).toEqual([-1, 0, 1, 11, 12]);
});

it('counts the letters of one search as one step back', async () => {
  const onPlaceChange = vi.fn();
  const screen = await render(page({ onPlaceChange }));
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('数{Enter}据{Enter}');
  await expect
    .poll(() => onPlaceChange.mock.calls)
    .toEqual([
      [at('', '数'), 'push'],
      [at('', '数据'), 'replace'],
    ]);
});

it('links each entry where there are URLs', async () => {
  const screen = await render(page({ place: at(''), hrefOf: ({ code, keyword }) => `#${code}/${keyword}` }));
  await expect.element(screen.getByRole('link', { name: /第二大类/ })).toHaveAttribute('href', '#2/');
  await screen.rerender(page({ place: at('', '数据'), hrefOf: ({ code, keyword }) => `#${code}/${keyword}` }));
  await expect.element(screen.getByRole('link', { name: /大数据/ })).toHaveAttribute('href', '#2-02-38-03/数据');
});

it('calls off what nobody waits for any more', async () => {
  const asked: { code: string; signal?: AbortSignal }[] = [];
  const { occupationBook: book } = aCollege();
  const source = {
    ...book,
    loadEntry: (code = '', options: { signal?: AbortSignal } = {}) => {
      asked.push({ code, signal: options.signal });
      return code === '2-02' ? new Promise<never>(() => {}) : book.loadEntry(code);
    },
  };
  const screen = await render(page({ source, place: at('2-02') }));
  await expect.poll(() => asked.map(({ code }) => code)).toEqual(['2-02']);
  await screen.rerender(page({ source, place: at('2') }));
  await expect.element(screen.getByRole('link', { name: '2-02 工程技术人员' })).toBeVisible();
  expect(asked.map(({ code, signal }) => [code, signal?.aborted])).toEqual([
    ['2-02', true],
    ['2', false],
    ['', false],
  ]);
});

it.each(['mouse', 'keyboard'])('focuses the entry that was left after a step back by a breadcrumb (%s)', async (by) => {
  const screen = await render(page({ defaultPlace: at('2-02-38-03') }));
  const crumb = screen.getByRole('link', { name: '专业技术人员', exact: true });
  await expect.element(crumb).toBeVisible();
  if (by === 'mouse') await crumb.click();
  else {
    (crumb.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(screen.getByRole('link', { name: '2-02 工程技术人员' })).toHaveFocus();
});

it('leaves the focus on a crumb that stays where it is', async () => {
  const screen = await render(page({ place: at('2-02-38') }));
  const home = screen.getByRole('link', { name: '首页', exact: true });
  await expect.element(home).toBeVisible();
  (home.element() as HTMLElement).focus();
  await screen.rerender(page({ place: at('2-02') }));
  await expect.element(screen.getByRole('list', { name: '2 个小类' })).toBeVisible();
  await expect.element(home).toHaveFocus();
});

it.each([
  ['page', at('2'), /^2-02 /],
  ['search', at('', '云计算'), /2-02-38-04/],
])('asks again by itself for a %s that an outage kept back', async (_what, place, link) => {
  const book = aCollege().occupationBook;
  let isAway = true;
  const away = async () => {
    throw networkError('connection', unreachedWords);
  };
  const source = {
    ...book,
    loadEntry: (...args: Parameters<typeof book.loadEntry>) => (isAway ? away() : book.loadEntry(...args)),
    searchBook: (...args: Parameters<typeof book.searchBook>) => (isAway ? away() : book.searchBook(...args)),
  };
  const screen = await render(page({ source, place }));
  await expect.element(screen.getByRole('button', { name: '重试' })).toBeVisible();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('link', { name: link })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
