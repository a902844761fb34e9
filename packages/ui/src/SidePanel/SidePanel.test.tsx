import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { UiProvider } from '../theme';
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

it('covers the page in a small window, which starts with the strip', async () => {
  await page.viewport(650, 900);
  onTestFinished(() => page.viewport(1300, 900));
  const { getByRole, getByText } = await renderUi(
    <div style={{ display: 'flex', inlineSize: '600px' }}>
      <p style={{ flex: 1, minInlineSize: 0 }}>课程简介</p>
      <SidePanel title="数据检查">内容</SidePanel>
    </div>,
  );
  const text = getByText('课程简介').element();
  expect(text.getBoundingClientRect().width).toBe(559);
  await getByRole('button', { name: '展开数据检查' }).click();
  expect(text.getBoundingClientRect().width).toBe(559);
  const panel = getByRole('complementary', { name: '数据检查' }).element().getBoundingClientRect();
  expect([panel.width, panel.right]).toEqual([400, text.getBoundingClientRect().right + 41]);
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

it('hydrates in a small window what a server rendered open, and collapses', async () => {
  const scene = (
    <UiProvider>
      <SidePanel title="数据检查">内容</SidePanel>
    </UiProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(scene);
  await page.viewport(650, 900);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(place, scene, { onRecoverableError });
  onTestFinished(async () => {
    root.unmount();
    place.remove();
    await page.viewport(1300, 900);
  });
  await expect.element(page.getByRole('button', { name: '展开数据检查' })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
