import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RecordListPage, type RecordListPageProps } from './RecordListPage';
import type { RecordListQuery } from './recordListState';

const text = { facts: ({ count }: { count: string }) => `共 ${count} 项`, found: ({ count }: { count: string }) => `找到 ${count} 项` };

function aPage(list: RecordListPageProps<RecordListQuery>['list']) {
  return (
    <RecordListPage list={list} title="目录" text={text}>
      <p>内容</p>
    </RecordListPage>
  );
}

it('counts what its rows answer, whatever is being searched for', async () => {
  const screen = await renderUi(aPage({ shown: null, shownQuery: null }));
  await expect.element(page.getByText('内容')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/项/);
  await screen.rerender(aPage({ shown: { list: [], total: 640 }, shownQuery: { page: 1, keyword: '' } }));
  await expect.element(page.getByText('共 640 项')).toBeVisible();
  await screen.rerender(aPage({ shown: { list: [], total: 2 }, shownQuery: { page: 1, keyword: '软' } }));
  await expect.element(page.getByText('找到 2 项')).toBeVisible();
});
