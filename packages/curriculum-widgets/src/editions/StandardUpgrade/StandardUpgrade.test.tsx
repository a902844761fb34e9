import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { anUpgradeSource } from '../fakes/upgradeFakes';
import { StandardUpgrade } from './StandardUpgrade';

const source = anUpgradeSource();
const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const blocked = () => {
  throw new Error('The storage is blocked.');
};

it.each([
  ['without a storage', undefined, true],
  ['with a storage that cannot be read', { ...emptyStorage, getItem: blocked }, true],
  ['with a storage', emptyStorage, false],
])('says before the first decision whether decisions are kept: %s', async (_, draftStorage, isSaid) => {
  source.serve()();
  const { getByText, getByRole } = await render(
    <UiProvider locale="zh-CN">
      <StandardUpgrade dataSource={source} editionId={12} userId={1001} {...(draftStorage && { draftStorage })} />
    </UiProvider>,
  );
  await getByRole('button', { name: /^采用/ }).click();
  await expect.element(getByRole('button', { name: '完成升级' })).toBeVisible();
  expect(getByText('浏览器无法保存这些决定，离开本页后会丢失。').elements()).toHaveLength(isSaid ? 1 : 0);
});
