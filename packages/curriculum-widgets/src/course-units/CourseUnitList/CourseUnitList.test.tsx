import { manyCourseUnits } from '@college/curriculum-model/fixtures';
import { unmarkedChineseIn } from '@college/ui/testing/chineseIn';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { keepUnits } from '../fakes/serveCourseUnitList';
import { CourseUnitList } from './CourseUnitList';
import { type CourseUnitListProps } from './CourseUnitListProps';

function page(props: CourseUnitListProps, locale?: 'en-US') {
  return (
    <UiProvider locale={locale}>
      <ToastProvider>
        <CourseUnitList majorId={1001} {...props} />
      </ToastProvider>
    </UiProvider>
  );
}

it('drops the reply to an older question', async () => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(25)) }).courseUnits;
  const list = source.listCourseUnits.getMockImplementation()!;
  const answers: (() => void)[] = [];
  source.listCourseUnits.mockImplementation(async (request) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return list(request);
  });
  const screen = await render(page({ source }));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!();
  await screen.getByRole('button', { name: '第 2 页' }).click();
  await screen.getByRole('button', { name: '第 3 页' }).click();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]!();
  await expect.element(screen.getByRole('rowheader', { name: '课程单元 5' })).toBeVisible();
  answers[1]!();
  await expect.element(screen.getByText('第 21–25 条，共 25 条')).toBeVisible();
  expect(screen.getByRole('rowheader').elements()).toHaveLength(5);
});

it('follows the page of the address and tells of its own', async () => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(25)) }).courseUnits;
  const onPageChange = vi.fn();
  const screen = await render(page({ source, page: 2, onPageChange }));
  await expect.element(screen.getByText('第 11–20 条，共 25 条')).toBeVisible();
  await screen.rerender(page({ source, page: 3, onPageChange }));
  await expect.element(screen.getByText('第 21–25 条，共 25 条')).toBeVisible();
  expect(onPageChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '第 1 页' }).click();
  await expect.poll(() => onPageChange.mock.calls).toEqual([[1]]);
});

it('starts afresh for another major', async () => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(25)) }).courseUnits;
  const list = source.listCourseUnits;
  const screen = await render(page({ source }));
  await screen.getByRole('button', { name: '第 3 页' }).click();
  await expect.element(screen.getByText('第 21–25 条，共 25 条')).toBeVisible();
  await screen.rerender(page({ source, majorId: 1002 }));
  await expect.poll(() => list.mock.lastCall?.[0]).toMatchObject({ majorId: 1002, pageNum: 1 });
});

it('resets a search that has no reply within ten seconds, keeps its keyword and ignores the late reply', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(25)) }).courseUnits;
  const list = source.listCourseUnits.getMockImplementation()!;
  let answerLate = () => {};
  source.listCourseUnits.mockImplementation(async (request) => {
    if (request.keyword) await new Promise<void>((resolve) => (answerLate = resolve));
    return list(request);
  });
  const asked = source.listCourseUnits;
  try {
    const screen = await render(page({ source }));
    await expect.element(screen.getByText('第 1–10 条，共 25 条')).toBeVisible();
    await screen.getByRole('searchbox').fill('单元 5');
    await vi.advanceTimersByTimeAsync(300);
    await expect.poll(() => asked.mock.lastCall?.[0].keyword).toBe('单元 5');
    await vi.advanceTimersByTimeAsync(9_999);
    await expect.element(screen.getByText(/没有回复/)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(screen.getByText('搜索超过10秒没有回复，关键词仍在。')).toBeVisible();
    answerLate();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(screen.getByText('搜索超过10秒没有回复，关键词仍在。')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('单元 5');
    expect(screen.getByRole('rowheader').elements()).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

it('offers to edit only where opening a unit does something', async () => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(3)) }).courseUnits;
  const edit = { name: '编辑课程单元 3' };
  const screen = await render(page({ source, onOpen: () => {} }));
  await expect.element(screen.getByRole('button', edit)).toBeVisible();
  await screen.rerender(page({ source, hrefOf: ({ id }) => `#${id}` }));
  await expect.element(screen.getByRole('link', { name: '课程单元 3' })).toBeVisible();
  expect(screen.getByRole('button', edit).elements()).toEqual([]);
});

it('announces the selection in a region that is there before it', async () => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(3)) }).courseUnits;
  const screen = await render(page({ source }));
  const tick = screen.getByRole('checkbox', { name: '选择课程单元 3' });
  await expect.element(tick).toBeVisible();
  const regions = screen.getByRole('status').elements();
  await tick.click();
  await expect
    .poll(() => regions.map((region) => region.isConnected && region.textContent))
    .toContainEqual(expect.stringMatching(/^已选 1 门/));
});

it('leaves the focus at the rows after a bulk deletion', async () => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(4)) }).courseUnits;
  const screen = await render(page({ source }));
  for (const name of ['选择课程单元 3', '选择课程单元 2']) await screen.getByRole('checkbox', { name }).click();
  (screen.getByRole('button', { name: '删除…' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: '删除 2 门课程' }).click();
  await expect.element(screen.getByRole('rowheader', { name: '课程单元 3' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '删除课程单元 1' })).toHaveFocus();
});

it.each(['{Enter}', '{Escape}'])('leaves the focus in the toolbar after the selection is cleared by %s', async (key) => {
  const source = aCollege({ prepare: keepUnits(manyCourseUnits(3)) }).courseUnits;
  const screen = await render(page({ source }));
  await screen.getByRole('checkbox', { name: '选择课程单元 3' }).click();
  (screen.getByRole('button', { name: /取消选择/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
});

it('declares the language of a name without English, in its row and on the way back from its deletion', async () => {
  const { courseUnits: source, history: trash } = aCollege({ prepare: keepUnits(manyCourseUnits(3)) });
  const screen = await render(page({ source, trash }, 'en-US'));
  await expect.element(screen.getByRole('rowheader', { name: '课程单元 3' })).toBeVisible();
  expect(screen.getByRole('row').elements().flatMap(unmarkedChineseIn)).toEqual([]);
  await screen.getByRole('button', { name: 'Delete 课程单元 3' }).click();
  await screen.getByRole('button', { name: 'Delete course unit' }).click();
  const back = screen.getByRole('button', { name: 'Undo deletion of “课程单元 3”' });
  await expect.element(back).toBeVisible();
  expect(unmarkedChineseIn(back.element())).toEqual([]);
});

it('names the new leader in the language of the reader', async () => {
  const screen = await render(page({ source: aCollege().courseUnits }, 'en-US'));
  await screen.getByRole('checkbox', { name: 'Select Data Structures', exact: true }).click();
  await screen.getByRole('button', { name: 'Leader…' }).click();
  await screen.getByRole('combobox', { name: 'Leader' }).fill('Li Hang');
  await expect.element(screen.getByRole('option', { name: /Li Hang/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.getByRole('button', { name: 'Change leader of 1' }).click();
  await expect.element(screen.getByText('Li Hang leads 1 course unit now.')).toBeVisible();
});
