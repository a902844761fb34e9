import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { Link } from './Link';

conformance(<Link href="#units">逐条查看</Link>);

it('is a real link when it has an address', async () => {
  const { getByRole } = await renderUi(<Link href="#units">逐条查看</Link>);
  await expect.element(getByRole('link', { name: '逐条查看' })).toHaveAttribute('href', '#units');
});
