import { UiProvider } from '@college/ui/theme';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChangedText } from './ChangedText';

const draw = (props: ComponentProps<typeof ChangedText>) =>
  render(
    <UiProvider locale="zh-CN">
      <ChangedText {...props} />
    </UiProvider>,
  );

test('marks the words that went and came, and says so to those who do not see it', async () => {
  const { container } = await draw({ before: '能分析算法的时间复杂度', after: '能分析程序的时间复杂度' });
  expect(container.querySelector('del')).toHaveTextContent('删去：算法');
  expect(container.querySelector('ins')).toHaveTextContent('加上：程序');
  expect(container).toHaveTextContent('能分析删去：算法加上：程序的时间复杂度');
});

test('shows a rewritten text under the one before', async () => {
  const { container } = await draw({ before: '能说明工程师的社会责任', after: '熟悉常用的测试工具' });
  expect(container.querySelector('del')).toHaveTextContent('能说明工程师的社会责任');
  expect(container.querySelector('ins')).toHaveTextContent('熟悉常用的测试工具');
});

test('shows a rewritten text alone where the one before is beside it', async () => {
  const { container } = await draw({ before: '能说明工程师的社会责任', after: '熟悉常用的测试工具', isBeforeBeside: true });
  expect(container).toHaveTextContent(/^熟悉常用的测试工具$/);
  expect(container.querySelector('del, ins')).toBeNull();
});
