import { aPointKsaList } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { PointsPreview } from './PointsPreview';

it('leaves the descriptions their room in a narrow place, and scrolls', async () => {
  const { getByRole } = await renderUi(
    <div style={{ inlineSize: 440 }}>
      <PointsPreview points={aPointKsaList(2)} />
    </div>,
  );
  const description = getByRole('columnheader', { name: '描述' });
  await expect.element(description).toBeVisible();
  expect(description.element().clientWidth).toBeGreaterThan(120);
  expect(getByRole('table').element().parentElement!.clientWidth).toBeLessThanOrEqual(440);
});
