import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { renderUi } from '../testing';
import { Tooltip } from './Tooltip';

it('shows at once under keyboard focus, describes its control, and hides by Escape', async () => {
  const { getByRole } = await renderUi(
    <Tooltip content="保存到服务器">
      <Button>保存</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(getByRole('tooltip')).toHaveTextContent('保存到服务器');
  await expect.element(getByRole('button', { name: '保存' })).toHaveAccessibleDescription('保存到服务器');
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('tooltip')).not.toBeInTheDocument();
});
