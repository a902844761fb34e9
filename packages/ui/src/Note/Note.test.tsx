import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../testing';
import { UiProvider } from '../theme';
import { Note } from './Note';

conformance(<Note variant="warning">多 2 学时</Note>);

it.each([
  [1000, false],
  [352, true],
])('has its action below a text that would be squeezed: %i px, %s', async (width, isBelow) => {
  const screen = await render(
    <UiProvider>
      <Note style={{ inlineSize: width }} action={<span style={{ display: 'inline-block', inlineSize: 200 }}>用我的覆盖</span>}>
        其他人刚刚调整了此人的限额，您的修改还没有保存。
      </Note>
    </UiProvider>,
  );
  const text = screen
    .getByText(/其他人/)
    .element()
    .getBoundingClientRect();
  const action = screen.getByText('用我的覆盖').element().getBoundingClientRect();
  expect(text.width).toBeGreaterThan(250);
  expect(action.top >= text.bottom).toBe(isBelow);
});
