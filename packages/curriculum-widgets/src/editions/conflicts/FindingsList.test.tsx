import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FindingsList } from './FindingsList';

it('names the way to each place by what is found there', async () => {
  const blocks = (at: string, message: string) => ({ type: 'blocks' as const, rule: null, at, message });
  const screen = await render(
    <UiProvider locale="en-US">
      <FindingsList
        numbers={new Map()}
        findings={[blocks('goal:1', 'Two goals read the same.'), blocks('goal:2', 'There are 220 goals.')]}
        placeHref={(place) => `#${place}`}
      />
    </UiProvider>,
  );
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Go there: Two goals read the same.')).toHaveAttribute('href', '#goal:1');
  await expect.element(link('Go there: There are 220 goals.')).toHaveAttribute('href', '#goal:2');
});

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
