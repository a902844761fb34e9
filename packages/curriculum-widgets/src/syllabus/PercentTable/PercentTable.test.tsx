import { additionalInfos } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { PercentTable } from './PercentTable';

const { exampercent } = additionalInfos[0]!;

function open({ isRevisable = true } = {}) {
  const onKeep = vi.fn();
  const screen = renderUi(
    <FieldOnPage name="exampercent" value={exampercent} isRevisable={isRevisable} onKeep={onKeep}>
      {(field) => <PercentTable field={field} />}
    </FieldOnPage>,
  );
  return screen.then((rendered) => ({ ...rendered, onKeep }));
}

describe('PercentTable', () => {
  it('is only read where nothing may be changed', async () => {
    const { getByRole, getByText } = await open({ isRevisable: false });
    await userEvent.click(getByText('五级分制'));
    await userEvent.click(getByText('期末考试 60%'));
    await expect.element(getByRole('radio', { name: '百分制' })).toBeChecked();
    expect(getByRole('textbox').elements()).toHaveLength(0);
  });

  it('opens by a press on a share, at that share', async () => {
    const { getByRole, getByText, onKeep } = await open();
    await userEvent.click(getByRole('cell', { name: '60%', exact: true }));
    await expect.element(getByRole('textbox', { name: '期末成绩，第 1 行的比例' })).toHaveFocus();
    await userEvent.keyboard('50{Escape}');
    await expect.element(getByText('期末考试 50%')).toBeVisible();
    expect(onKeep).toHaveBeenCalledOnce();
  });

  it('stays open with a share that cannot be stored when the focus goes elsewhere', async () => {
    const { getByRole, onKeep } = await open();
    await userEvent.click(getByRole('cell', { name: '60%', exact: true }));
    await userEvent.keyboard('500');
    await userEvent.click(document.body, { position: { x: 2, y: 2 } });
    await expect.element(getByRole('textbox', { name: '期末成绩，第 1 行的比例' })).toHaveValue('500');
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('takes another scale at the first click', async () => {
    const { getByRole, getByText, onKeep } = await open();
    await userEvent.click(getByText('五级分制'));
    await expect.element(getByRole('radio', { name: '五级分制' })).toBeChecked();
    await userEvent.click(getByRole('button', { name: '保存' }));
    expect(onKeep).toHaveBeenCalledWith({ ...exampercent, type: 1 });
  });

  it('moves a row within its part, and not out of it', async () => {
    const { getByRole } = await open();
    (getByRole('button', { name: '编辑总评构成' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(getByRole('textbox', { name: '平时成绩，第 1 行的内容' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(getByRole('textbox', { name: '平时成绩，第 2 行的内容' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(getByRole('textbox', { name: '平时成绩，第 2 行的内容' })).toHaveValue('作业');
  });

  it('keeps an unfinished figure while it is typed', async () => {
    const { getByRole } = await open();
    (getByRole('button', { name: '编辑总评构成' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const share = getByRole('textbox', { name: '平时成绩，第 1 行的比例' });
    await userEvent.click(share);
    await userEvent.keyboard('12.');
    await expect.element(share).toHaveValue('12.');
    await userEvent.keyboard('5');
    await expect.element(share).toHaveValue('12.5');
  });
});
