import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollege } from '../../support/fakes/aCollege';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { MajorMatrix } from './MajorMatrix';

const courses = sampleMatrices.courses.map(({ id }) => id);
const numbers = sampleMatrices.requirements.flatMap(({ children }) => children).map(({ id }) => id);

/** Opens the matrix; `signs` reads a row of it, `press` focuses a cell without a click and types. */
async function open({ matrices: source } = aMatrixCollege()) {
  const { getByRole, getByText, container } = await renderUi(
    <ToastProvider>
      <div style={{ height: 800 }}>
        <MajorMatrix source={source} courseId={1004} />
      </div>
    </ToastProvider>,
  );
  await expect.element(getByRole('grid')).toBeVisible();
  const cellOf = (courseId: number, requireId: number) =>
    container
      .querySelectorAll('[data-part="body"] > [role="row"]')
      [courses.indexOf(courseId)]!.querySelector<HTMLElement>(`[aria-colindex="${numbers.indexOf(requireId) + 2}"]`)!;
  const signs = (courseId: number, from = 0, to = 6) =>
    numbers
      .slice(from, to)
      .map((requireId) => ({ '0': '★', '1': '☆' })[cellOf(courseId, requireId).dataset.relate ?? ''] ?? '·')
      .join('');
  const enter = () => container.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!.focus();
  return { cellOf, signs, enter, getByRole, getByText, container, source };
}

it('selects by a press and changes nothing; a second press leads into the form', async () => {
  const { cellOf, signs, getByRole } = await open();
  await userEvent.click(cellOf(1004, 1102));
  expect(signs(1004)).toBe('·★·★·☆');
  await expect.element(getByRole('group', { name: '选中的单元格' })).toHaveTextContent('数据结构 × 1.2');
  expect(document.activeElement).toBe(cellOf(1004, 1102));
  await userEvent.click(cellOf(1004, 1102));
  expect(signs(1004)).toBe('·★·★·☆');
  await expect.poll(() => document.activeElement?.closest('[role="group"]')?.getAttribute('aria-label')).toMatch(/数据结构.*1\.2/);
});

it('changes the strength of a cell and of a range in the bar above, and undoes it step by step', async () => {
  const { cellOf, signs, getByRole } = await open(aCollege());
  await userEvent.click(cellOf(1004, 1101));
  const bar = getByRole('group', { name: '选中的单元格' });
  const choose = (name: string) => userEvent.click(bar.getByRole('radio', { name, exact: true }), { force: true });
  for (const [name, after] of [
    ['强', '★'],
    ['弱', '☆'],
    ['无', '·'],
  ] as const) {
    await choose(name);
    expect(signs(1004, 0, 1)).toBe(after);
  }
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(signs(1004, 0, 1)).toBe('☆');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}{Control>}z{/Control}');
  expect(signs(1004, 0, 1)).toBe('★');
  await userEvent.click(cellOf(1004, 1101));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  await expect.element(bar).toHaveTextContent('选中 4 格');
  await choose('弱');
  expect([signs(1004, 0, 2), signs(1005, 0, 2)]).toEqual(['☆☆', '☆☆']);
});

it('opens at the row of its course and sets the strength of ranges by key', async () => {
  const { signs, enter } = await open(aCollege());
  enter();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}2');
  expect([signs(1004), signs(1005)]).toEqual(['☆☆☆★·☆', '☆☆☆☆··']);
  await userEvent.keyboard('1');
  expect([signs(1004), signs(1005)]).toEqual(['★★★★·☆', '★★★☆··']);
});

it('fills downwards and to the right in one step, and asks for confirmation before goals lose their columns', async () => {
  const { signs, enter, getByRole } = await open(aCollege());
  enter();
  await userEvent.keyboard('1{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect([signs(1005), signs(1006)]).toEqual(['★★★☆··', '★★☆···']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([signs(1005), signs(1006)]).toEqual(['··★☆··', '··☆···']);
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
  await userEvent.click(getByRole('button', { name: '一起移除' }));
  await expect.poll(() => signs(1005, 0, 3)).toBe('···');
});

it('asks for confirmation before goals lose their columns, and changes nothing when cancelled', async () => {
  const { signs, enter, getByRole } = await open();
  enter();
  await userEvent.keyboard('{ArrowRight}0');
  await userEvent.click(getByRole('button', { name: '取消' }));
  expect(signs(1004)).toBe('·★·★·☆');
  await expect.element(getByRole('button', { name: '撤销' })).toBeDisabled();
});

it('leaves the rows of other courses as they are', async () => {
  const { cellOf, signs, enter, source, getByRole } = await open();
  await userEvent.click(cellOf(1001, 1101));
  await expect.element(getByRole('radiogroup', { name: '支撑强度' }).first()).toHaveAttribute('aria-readonly', 'true');
  enter();
  await userEvent.keyboard('2{Delete}');
  expect(signs(1001)).toBe('★☆····');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(source.saveMatrices).not.toHaveBeenCalled();
});

it('shows only the lines with gaps, and keeps a line whose gap was just closed', async () => {
  const { getByText, container } = await open();
  await userEvent.click(getByText('只看缺口'));
  const codes = () => [...container.querySelectorAll('[data-part="columnHead"] b')].map(({ textContent }) => textContent);
  await expect.poll(codes).toEqual(expect.arrayContaining(['9.2', '11.2']));
  const shown = codes();
  expect(shown.length).toBeLessThan(24);
  const own = [...container.querySelectorAll('[role="row"][data-current]')].at(-1)!;
  await userEvent.click(own.querySelectorAll('[role="gridcell"]')[shown.indexOf('11.2')]!);
  await userEvent.keyboard('1');
  await expect.poll(() => container.querySelectorAll('[data-part="foot"] [data-gap="danger"]').length).toBe(0);
  expect(codes()).toEqual(shown);
});

it('takes a paste from a spreadsheet after a preview', async () => {
  const { signs, enter, getByRole } = await open();
  enter();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '☆\t弱\t★');
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(getByRole('dialog')).toBeVisible();
  expect(signs(1004)).toBe('·★·★·☆');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => signs(1004)).toBe('☆☆★★·☆');
});

it('holds the matrix on its side just as well', async () => {
  const { getByRole, container, enter } = await open();
  await userEvent.click(getByRole('button', { name: '行列互换' }));
  enter();
  await userEvent.keyboard('{ArrowDown}2');
  const ring = () => container.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  await expect.poll(() => ring()?.dataset.relate).toBe('1');
  await expect.element(getByRole('combobox', { name: /^指标点/ })).toHaveValue('1.2 能对具体对象建立计算模型并求解');
});
