import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { PageHeader } from './PageHeader';

conformance(<PageHeader title="课程单元" facts="15 门课程" />);

it('is no heading where the heading of the page is in its content', async () => {
  const { getByRole, getByText } = await renderUi(<PageHeader title="开课说明" titleElement="p" />);
  await expect.element(getByText('开课说明')).toBeVisible();
  expect(getByRole('heading').elements()).toHaveLength(0);
});
