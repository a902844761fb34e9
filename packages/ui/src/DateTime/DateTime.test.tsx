import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { DateTime } from './DateTime';

conformance(<DateTime value="2026-03-05 09:07:01" />);

it('says that a moment is unknown instead of showing a wrong one', async () => {
  const { getByText } = await renderUi(<DateTime value={null} />);
  await expect.element(getByText('未填写')).toBeVisible();
});
