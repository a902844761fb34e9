import { LongTextSettings } from '@college/ui/LongTextField';
import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LongTextArea } from './LongTextArea';

const long = '掌握线性表、树与图的存储结构和基本运算。';

function Introduction({ width = 600, first = long }: { width?: number; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ inlineSize: width }}>
      <LongTextArea label="课程简介" value={value} onChange={setValue} minRows={3} />
    </div>
  );
}

it('keeps what was typed in the window when Esc closes it, and reverts it at the area', async () => {
  const { getByRole } = await renderUi(<Introduction />);
  const area = getByRole('textbox', { name: '课程简介' });
  await userEvent.click(area);
  await userEvent.keyboard('新写的一句。{Escape}');
  await expect.element(area).toHaveValue(`${long}新写的一句。`);
  await expect.element(area).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(area).toHaveValue(long);
  await expect.element(area).toHaveFocus();
});

it('takes short text of several lines where it stands: the window is for more than 16 characters', async () => {
  const { getByRole } = await renderUi(<Introduction first="" />);
  const area = getByRole('textbox', { name: '课程简介' });
  await userEvent.click(area);
  await userEvent.keyboard('线性{Enter}树与图');
  await expect.element(area).toHaveValue('线性\n树与图');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('的存储结构和运算。啊呀');
  await expect.element(getByRole('dialog').getByRole('textbox')).toHaveValue('线性\n树与图的存储结构和运算。啊呀');
});

it('covers the area whole', async () => {
  const { getByRole } = await renderUi(<Introduction width={900} />);
  const area = getByRole('textbox', { name: '课程简介' });
  const covered = area.element().getBoundingClientRect();
  await userEvent.click(area);
  const inWindow = getByRole('dialog').getByRole('textbox').element().getBoundingClientRect();
  expect(inWindow.width).toBeGreaterThanOrEqual(covered.width);
  expect(inWindow.height).toBeGreaterThanOrEqual(covered.height);
});

it('is written in like any other where the person wants that, line breaks included', async () => {
  const { getByRole } = await renderUi(
    <LongTextSettings place="field" onPlaceChange={() => undefined}>
      <Introduction />
    </LongTextSettings>,
  );
  const area = getByRole('textbox', { name: '课程简介' });
  await userEvent.click(area);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}第二段。');
  await expect.element(area).toHaveValue(`${long}\n第二段。`);
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
});
