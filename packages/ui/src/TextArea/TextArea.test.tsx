import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { TextArea } from './TextArea';

conformance(<TextArea label="课程简介" defaultValue="本课程讲授线性结构、树与图。" />);

it('grows with its text from the least to the most rows, then scrolls', async () => {
  const { getByRole } = await renderUi(<TextArea label="课程简介" minRows={2} maxRows={4} />);
  const area = getByRole('textbox', { name: '课程简介' });
  const height = () => area.element().getBoundingClientRect().height;
  expect(height()).toBe(2 * 24 + 16);
  await userEvent.fill(area, '一\n二\n三');
  expect(height()).toBe(3 * 24 + 16);
  await userEvent.fill(area, '一\n二\n三\n四\n五\n六');
  expect(height()).toBe(4 * 24 + 16);
  expect(area.element().scrollHeight).toBeGreaterThan(area.element().clientHeight);
});
