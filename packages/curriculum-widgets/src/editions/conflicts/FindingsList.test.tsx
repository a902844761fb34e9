import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FindingsList } from './FindingsList';

it('shows an error as one and nothing that weighs less, by the level of the plan', async () => {
  const kept = (rule: 'courseWithoutSupport' | 'indicatorUnsupported', message: string) => ({
    type: 'kept' as const,
    rule,
    at: message,
    message,
  });
  const screen = await render(
    <UiProvider locale="zh-CN">
      <FindingsList
        numbers={new Map()}
        findings={[
          { ...kept('indicatorUnsupported', '错误'), level: 'error' },
          { ...kept('courseWithoutSupport', '警告'), level: 'warning' },
          { ...kept('courseWithoutSupport', '学校定为错误'), level: 'error' },
          kept('courseWithoutSupport', '没有级别'),
        ]}
      />
    </UiProvider>,
  );
  const signs = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector<HTMLElement>('[data-sign]')!.dataset.sign);
  expect(signs).toEqual(['danger', 'warning', 'danger', 'warning']);
});
