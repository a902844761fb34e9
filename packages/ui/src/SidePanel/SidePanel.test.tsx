import { expect, it, vi } from 'vitest';
import { conformance, renderUi } from '../testing';
import { SidePanel } from './SidePanel';

conformance(<SidePanel title="数据检查">内容</SidePanel>);

it('is 400 px open and 41 px collapsed', async () => {
  const { getByRole } = await renderUi(<SidePanel title="数据检查">内容</SidePanel>);
  const panel = getByRole('complementary', { name: '数据检查' });
  expect(panel.element().getBoundingClientRect().width).toBe(400);
  await getByRole('button', { name: '收起数据检查' }).click();
  expect(panel.element().getBoundingClientRect().width).toBe(41);
  await expect.element(getByRole('button', { name: '展开数据检查' })).toHaveFocus();
});

it('asks its owner when controlled', async () => {
  const onExpandedChange = vi.fn();
  const { getByRole, getByText } = await renderUi(
    <SidePanel title="数据检查" isExpanded onExpandedChange={onExpandedChange}>
      内容
    </SidePanel>,
  );
  await getByRole('button', { name: '收起数据检查' }).click();
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(getByText('内容')).toBeVisible();
});
