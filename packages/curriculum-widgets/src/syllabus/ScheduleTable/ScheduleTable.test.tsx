import { additionalInfos } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { ScheduleTable } from './ScheduleTable';

const { schedule } = additionalInfos[0]!;

function open({ isRevisable = true, value = schedule } = {}) {
  return renderUi(
    <FieldOnPage name="schedule" value={value} isRevisable={isRevisable}>
      {(field) => <ScheduleTable field={field} classroom={{ zh: '明德楼 302', en: 'Mingde 302' }} languages="both" />}
    </FieldOnPage>,
  );
}

describe('ScheduleTable', () => {
  it('is in both languages of the paper, its rooms included', async () => {
    const { getByRole, getByText } = await open();
    await expect.element(getByRole('columnheader', { name: '星期二 Tuesday' })).toBeVisible();
    await expect.element(getByText('Mingde 302').first()).toBeVisible();
  });

  it('is only read where nothing may be changed', async () => {
    const { getByRole, getByText } = await open({ isRevisable: false });
    await userEvent.click(getByText('机房 B4'));
    expect(getByRole('textbox').elements()).toHaveLength(0);
    expect(getByRole('button').elements()).toHaveLength(0);
  });

  it('is left by Esc and keeps what was typed, and Cancel brings the former one back', async () => {
    const { getByRole, getByText } = await open();
    await userEvent.click(getByText('机房 B4'));
    const cell = getByRole('textbox', { name: '第 2 行，星期三' });
    await userEvent.fill(cell, '机房 C1');
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: '编辑上课时间表' })).toHaveFocus();
    await userEvent.click(getByText('机房 C1'));
    await userEvent.fill(cell, '机房 D');
    await userEvent.click(getByRole('button', { name: '取消' }));
    await expect.element(getByText('机房 C1')).toBeVisible();
  });

  it('is kept when the focus goes elsewhere, but not for its own menu', async () => {
    const { getByRole, getByText } = await open();
    await userEvent.click(getByText('机房 B4'));
    await userEvent.fill(getByRole('textbox', { name: '第 2 行，星期三' }), '机房 C1');
    await userEvent.click(getByRole('button', { name: '第 2 行的操作' }));
    await expect.element(getByRole('menuitem', { name: '删除此行' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('textbox', { name: '第 2 行，星期三' })).toHaveValue('机房 C1');
    await userEvent.click(document.body, { position: { x: 2, y: 2 } });
    await expect.element(getByRole('cell', { name: '机房 C1' })).toBeVisible();
    expect(getByRole('textbox').elements()).toHaveLength(0);
  });

  it('breaks a line by Alt and Enter, and walks out of it only at its edges', async () => {
    const { getByRole, getByText } = await open();
    await userEvent.click(getByText('机房 B4'));
    await userEvent.keyboard('{End}{Alt>}{Enter}{/Alt}单周');
    const cell = getByRole('textbox', { name: '第 2 行，星期三' });
    await expect.element(cell).toHaveValue('机房 B4\n单周');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cell).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(getByRole('textbox', { name: '第 1 行，星期三' })).toHaveFocus();
  });

  it('moves by Tab from cell to cell, and to the actions of the row', async () => {
    const { getByRole } = await open();
    (getByRole('button', { name: '编辑上课时间表' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('textbox', { name: '第 1 行，时段' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(getByRole('textbox', { name: '第 1 行，节次' })).toHaveFocus();
    await userEvent.click(getByRole('textbox', { name: '第 1 行，星期日' }));
    await userEvent.tab();
    await expect.element(getByRole('button', { name: '第 1 行的操作' })).toHaveFocus();
  });

  it('starts an empty timetable with a row, and saves none where nothing was entered', async () => {
    const { getByRole, getByText } = await open({ value: { label: [], data: [] } });
    (getByRole('button', { name: '编辑上课时间表' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('textbox', { name: '第 1 行，时段' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(getByText('未填写')).toBeVisible();
    expect(getByRole('img', { name: '未保存' }).elements()).toHaveLength(0);
  });
});
