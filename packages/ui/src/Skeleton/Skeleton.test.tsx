import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance, renderUi } from '../testing';
import { Skeleton } from './Skeleton';
import { SkeletonRows } from './SkeletonRows';
import { SkeletonShape } from './SkeletonShape';

conformance(<Skeleton width={120} />);
conformance(<SkeletonRows columns={['40px', '1fr']} delay={0} />);
conformance(
  <SkeletonShape label="正在载入课程">
    <Skeleton />
  </SkeletonShape>,
);

it('SkeletonShape announces at once what is loading and shows its bars late', async () => {
  const { getByRole } = await renderUi(
    <SkeletonShape label="正在载入课程">
      <Skeleton data-testid="bar" />
    </SkeletonShape>,
  );
  const shape = getByRole('status');
  await expect.element(shape).toHaveTextContent('正在载入课程');
  const bar = shape.element().querySelector('[data-testid="bar"]')!;
  const [delay] = document.getAnimations().map(({ effect }) => effect?.getTiming().delay);
  expect(delay).toBe(200);
  for (const animation of document.getAnimations()) animation.finish();
  expect(getComputedStyle(bar).visibility).toBe('visible');
});

describe('SkeletonRows', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows nothing for 200 ms, yet reserves the space and announces loading', async () => {
    const { getByRole } = await renderUi(<SkeletonRows rowCount={3} />);
    const rows = getByRole('status').element();
    const height = rows.getBoundingClientRect().height;
    expect(height).toBe(120);
    expect(rows.textContent).toBe('正在载入');
    await vi.advanceTimersByTimeAsync(199);
    expect(rows.hasAttribute('data-shown')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(rows.hasAttribute('data-shown')).toBe(true));
    expect(rows.getBoundingClientRect().height).toBe(height);
  });
});
