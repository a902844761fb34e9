import { largeReport } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SyllabusEditor } from './SyllabusEditor';

const report = largeReport(40);
const chapterOf = (number: number) => report.projects[number - 1]!.name;

async function open() {
  const source = { loadReport: async () => report, saveReport: vi.fn(async () => ({ version: 2 })) };
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <SyllabusEditor source={source} courseId={1004} isRevisable userId={1005} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: new RegExp(`${chapterOf(1)}$`) })).toBeInTheDocument();
  return screen;
}

/** The table of a chapter; its heading is there before its rows are. */
const chapterTable = (number: number) =>
  [...document.querySelectorAll('h3')].find(({ textContent }) => textContent!.endsWith(chapterOf(number)))!.closest('table')!;
const countElements = () => document.querySelectorAll('*').length;
/** Waits until the page's observers have reported: they do so in the order of their creation. What is rendered then is observed in the next round. */
async function rest() {
  for (let round = 0; round < 3; round += 1) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
  }
}

afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1300, 900);
});

describe('a syllabus of 40 chapters', () => {
  it('has fewer than 4,000 elements, and a heading for each chapter', async () => {
    const screen = await open();
    await rest();
    expect(countElements()).toBeLessThan(4000);
    const heads = screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent!);
    expect(report.projects.filter(({ name }) => !heads.some((head) => head.endsWith(name)))).toEqual([]);
  });

  it('draws a chapter that comes near, and takes away those that are far', async () => {
    await open();
    for (const number of [10, 25, 40, 2]) {
      chapterTable(number).scrollIntoView();
      await expect.element(chapterTable(number)).toHaveTextContent(`理解${chapterOf(number)}`);
      await rest();
      expect(countElements()).toBeLessThan(4000);
    }
    expect(chapterTable(40)).not.toHaveTextContent(`理解${chapterOf(40)}`);
  });

  it('says of each row which one it is', async () => {
    await open();
    chapterTable(25).scrollIntoView();
    await expect.element(chapterTable(25)).toHaveTextContent(`理解${chapterOf(25)}`);
    expect(chapterTable(25)).toHaveAttribute('aria-rowcount', '9');
    expect([...chapterTable(25).rows].map((row) => row.getAttribute('aria-rowindex'))).toEqual('123456789'.split(''));
  });

  it('keeps the height of what is taken away', async () => {
    await open();
    const box = () => chapterTable(20).parentElement!.getBoundingClientRect().height;
    const guessed = box();
    chapterTable(20).scrollIntoView();
    await expect.element(chapterTable(20)).toHaveTextContent(`理解${chapterOf(20)}`);
    const drawn = box();
    expect(guessed / drawn).toBeGreaterThan(0.8);
    expect(guessed / drawn).toBeLessThan(1.25);
    window.scrollTo(0, 0);
    await expect.element(chapterTable(20)).not.toHaveTextContent(`理解${chapterOf(20)}`);
    expect(box()).toBeCloseTo(drawn, 0);
  });

  it('keeps a chapter in which text is marked', async () => {
    await open();
    chapterTable(12).scrollIntoView();
    await expect.element(chapterTable(12)).toHaveTextContent(`理解${chapterOf(12)}`);
    window.getSelection()!.selectAllChildren(chapterTable(12).tBodies[0]!);
    window.scrollTo(0, 0);
    await rest();
    expect(chapterTable(12)).toHaveTextContent(`理解${chapterOf(12)}`);
    window.getSelection()!.removeAllRanges();
  });

  it('draws the chapter to which Tab leads, where a table scrolls by itself', async () => {
    await page.viewport(700, 900);
    await open();
    await rest();
    [...document.querySelectorAll<HTMLElement>('article [data-edit]')].at(-1)!.focus();
    expect(chapterTable(3)).not.toHaveTextContent(`理解${chapterOf(3)}`);
    for (let presses = 0; presses < 20 && !chapterTable(3).parentElement!.matches(':focus'); presses += 1) await userEvent.tab();
    await expect.element(chapterTable(3).parentElement).toHaveFocus();
    await expect.element(chapterTable(3)).toHaveTextContent(`理解${chapterOf(3)}`);
    await userEvent.tab({ shift: true });
    await expect.element(chapterTable(2).parentElement).toHaveFocus();
  });

  it('keeps the field in which somebody writes, wherever the page is scrolled to', async () => {
    const screen = await open();
    (screen.getByRole('button', { name: '编辑授课教师', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const line = screen.getByRole('textbox', { name: '授课教师', exact: true });
    await userEvent.fill(line, '李明');
    chapterTable(30).scrollIntoView();
    await expect.element(chapterTable(30)).toHaveTextContent(`理解${chapterOf(30)}`);
    await expect.element(line).toHaveFocus();
    await expect.element(line).toHaveValue('李明');
  });

  it('is copied whole where all of it is marked', async () => {
    await open();
    window.getSelection()!.selectAllChildren(document.querySelector('article')!);
    document.body.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true }));
    const copied = window.getSelection()!.toString();
    expect(report.projects.filter(({ name }) => !copied.includes(`理解${name}`))).toEqual([]);
    window.getSelection()!.removeAllRanges();
  });

  it('is printed whole', async () => {
    const screen = await open();
    window.dispatchEvent(new Event('beforeprint'));
    for (const { name } of report.projects) expect(screen.getByText(`理解${name}`).elements().length).toBeGreaterThan(0);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => screen.getByText(`理解${chapterOf(40)}`).elements()).toHaveLength(0);
  });
});
