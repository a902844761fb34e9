import { largeReport } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SyllabusEditor } from '../SyllabusEditor';
import { fold } from './findIn';

const report = largeReport(40);

async function open({ isRevisable = true } = {}) {
  const source = { loadReport: async () => report, saveReport: vi.fn(async () => ({ version: 2 })) };
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <SyllabusEditor source={source} courseId={1004} isRevisable={isRevisable} userId={1005} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

const box = (screen: Screen) => screen.getByRole('search').getByRole('textbox', { name: '在开课说明中查找' });
const said = (screen: Screen) => screen.getByRole('search').getByRole('status');
const openFind = () => userEvent.keyboard('{Control>}f{/Control}');
/** The text that is marked as the place where one is. */
const marked = () =>
  [...(CSS.highlights.get('syllabus-found-here') ?? [])].map((range) =>
    range.startContainer.textContent!.slice(range.startOffset, range.endOffset),
  );
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

afterEach(() => window.scrollTo(0, 0));

describe('Ctrl+F', () => {
  it('finds a text of a chapter that is not drawn, and brings it into sight', async () => {
    const screen = await open();
    const sought = `理解${report.projects[36]!.name}`;
    expect(screen.getByText(sought).elements()).toHaveLength(0);
    await openFind();
    await expect.element(box(screen)).toHaveFocus();
    await userEvent.fill(box(screen), sought);
    await expect.element(said(screen)).toHaveTextContent('第 1 处，共 4 处');
    expect(isInSight(screen.getByText(sought, { exact: true }).first().element())).toBe(true);
    expect(marked()).toEqual([sought]);
  });

  it('goes on by Enter and back by Shift+Enter, round the ends, and says the place', async () => {
    const screen = await open();
    await openFind();
    await userEvent.fill(box(screen), `理解${report.projects[20]!.name}`);
    await expect.element(said(screen)).toHaveTextContent('第 1 处，共 4 处');
    await userEvent.keyboard('{Enter}');
    await expect.element(said(screen)).toHaveTextContent('第 2 处，共 4 处');
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect.element(said(screen)).toHaveTextContent('第 4 处，共 4 处');
    await userEvent.fill(box(screen), '这里没有的字');
    await expect.element(said(screen)).toHaveTextContent('没有找到');
    await expect.element(screen.getByRole('button', { name: '下一处' })).toBeDisabled();
  });

  it('goes through every place of the paper, drawn or not, once', async () => {
    const screen = await open();
    await openFind();
    await userEvent.fill(box(screen), '的复杂度分析');
    // In the course matrix and in the chapters.
    await expect.element(said(screen)).toHaveTextContent('第 1 处，共 80 处');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(said(screen)).toHaveTextContent('第 80 处，共 80 处');
    expect(marked()).toEqual(['的复杂度分析']);
  });

  it('is closed by Esc, which gives the focus back', async () => {
    const screen = await open();
    const stop = screen.getByRole('button', { name: '编辑学分', exact: true }).element() as HTMLElement;
    stop.focus();
    await openFind();
    await userEvent.fill(box(screen), '课');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('search')).not.toBeInTheDocument();
    await expect.element(stop).toHaveFocus();
    expect(CSS.highlights.has('syllabus-found')).toBe(false);
  });

  it('keeps what is typed into a field, and goes back to it', async () => {
    const screen = await open();
    (screen.getByRole('button', { name: '编辑授课教师', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(screen.getByRole('textbox', { name: '授课教师', exact: true }), '李明');
    await openFind();
    await userEvent.fill(box(screen), '李明');
    await expect.element(said(screen)).toHaveTextContent('第 1 处，共 1 处');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: '编辑授课教师', exact: true })).toHaveFocus();
  });

  it('leaves the key to the browser within its own field, and takes the focus from elsewhere', async () => {
    const screen = await open({ isRevisable: false });
    await openFind();
    await expect.element(box(screen)).toHaveFocus();
    const press = () =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true }));
    expect(press()).toBe(true);
    (document.activeElement as HTMLElement).blur();
    await expect.poll(press).toBe(false);
    await expect.element(box(screen)).toHaveFocus();
  });
});

describe('a find that was closed', () => {
  it('marks its places again when it is opened again, as the paper is by then', async () => {
    const screen = await open();
    await openFind();
    await userEvent.fill(box(screen), '的复杂度分析');
    await userEvent.keyboard('{Enter}');
    await expect.element(said(screen)).toHaveTextContent('第 2 处，共 80 处');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('search')).not.toBeInTheDocument();
    await openFind();
    await expect.element(said(screen)).toHaveTextContent('第 2 处，共 80 处');
    expect(marked()).toEqual(['的复杂度分析']);
  });

  it('leaves the focus at what was found where nothing had it before', async () => {
    const screen = await open();
    const sought = `理解${report.projects[36]!.name}`;
    await openFind();
    await userEvent.fill(box(screen), sought);
    await expect.element(said(screen)).toHaveTextContent('第 1 处');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.textContent).toContain(sought);
  });

  it('gives the focus back to the field from which it was asked for last', async () => {
    const screen = await open();
    const [first, second] = ['编辑学分', '编辑授课教师'].map(
      (name) => screen.getByRole('button', { name, exact: true }).element() as HTMLElement,
    );
    first!.focus();
    await openFind();
    second!.focus();
    await openFind();
    await expect.element(box(screen)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(second!).toHaveFocus();
  });
});

it('stays at its place where a text before it changes', async () => {
  const screen = await open();
  await openFind();
  await userEvent.fill(box(screen), '的复杂度分析');
  await expect.element(said(screen)).toHaveTextContent('第 1 处，共 80 处');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(said(screen)).toHaveTextContent('第 3 处，共 80 处');
  const [first] = CSS.highlights.get('syllabus-found')!;
  const [here] = CSS.highlights.get('syllabus-found-here')!;
  (first!.startContainer as Text).data = '改过的文字';
  await expect.element(said(screen)).toHaveTextContent('第 2 处，共 79 处');
  const [now] = CSS.highlights.get('syllabus-found-here')!;
  expect(now!.startContainer).toBe(here!.startContainer);
});

it('counts what is seen alone, not the choices of a closed list', async () => {
  const screen = await open();
  await openFind();
  await userEvent.fill(box(screen), '学年第');
  await expect.element(said(screen)).toHaveTextContent(/共 1 处|没有找到/);
});

it('brings the line into sight in a text that is higher than the window', async () => {
  const screen = await open();
  const [shown] = screen.getByText(/的复杂度分析/).elements();
  const long = document.createElement('p');
  long.style.whiteSpace = 'pre';
  long.textContent = `${'行\n'.repeat(400)}唯一的末行`;
  shown!.closest('article')!.prepend(long);
  await openFind();
  await userEvent.fill(box(screen), '唯一的末行');
  await expect.element(said(screen)).toHaveTextContent('第 1 处，共 1 处');
  const range = document.createRange();
  range.selectNodeContents(long);
  range.setStart(long.firstChild!, long.textContent.length - 5);
  expect(range.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  expect(range.getBoundingClientRect().top).toBeGreaterThan(0);
});

it('folds case and width of a text and moves no character', () => {
  expect(fold('第 4 章\u3000线性表（１），Ａ\u00a0')).toBe('第 4 章 线性表(1),a ');
  expect(fold('Data 数据')).toBe('data 数据');
  expect(fold('İAB')).toBe('İab');
});
