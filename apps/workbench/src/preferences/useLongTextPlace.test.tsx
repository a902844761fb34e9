import { createMemoryStorage } from '@college/api-client';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useLongTextPlace } from './useLongTextPlace';

const storage = createMemoryStorage();

function Page({ userId }: { userId: number | undefined }) {
  const { longTextPlace, changeLongTextPlace } = useLongTextPlace(storage, userId);
  return (
    <button type="button" onClick={() => changeLongTextPlace(longTextPlace === 'field' ? 'window' : 'field')}>
      {longTextPlace}
    </button>
  );
}

it('keeps for each person where long text is edited, the window by default', async () => {
  const { getByRole, rerender, unmount } = await renderUi(<Page userId={1001} />);
  const button = getByRole('button');
  await expect.element(button).toHaveTextContent('window');
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent('field');
  await rerender(<Page userId={1002} />);
  await expect.element(button).toHaveTextContent('window');
  await unmount();

  const again = await renderUi(<Page userId={1001} />);
  await expect.element(again.getByRole('button')).toHaveTextContent('field');
  await userEvent.click(again.getByRole('button'));
  await again.unmount();
  const last = await renderUi(<Page userId={1001} />);
  await expect.element(last.getByRole('button')).toHaveTextContent('window');
});
