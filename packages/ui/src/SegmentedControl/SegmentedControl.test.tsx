import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { Segment } from './Segment';
import { SegmentedControl } from './SegmentedControl';

const segments = [
  <Segment key="1" value="1">
    必修
  </Segment>,
  <Segment key="2" value="2">
    选修
  </Segment>,
];

conformance(
  <SegmentedControl label="类别" defaultValue="1">
    {segments}
  </SegmentedControl>,
);

it('is a radio group: one Tab stop, arrows choose and come round', async () => {
  const onChange = vi.fn();
  const { getByRole } = await renderUi(
    <SegmentedControl label="类别" defaultValue="1" onChange={onChange}>
      {segments}
    </SegmentedControl>,
  );
  await expect.element(getByRole('radiogroup', { name: '类别' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['2'], ['1']]);
  await expect.element(getByRole('radio', { name: '必修' })).toHaveFocus();
});

it('takes a second line where a window has no room for all of it', async () => {
  onTestFinished(() => page.viewport(1300, 900));
  await page.viewport(900, 800);
  const levels = Array.from({ length: 6 }, (_, index) => (
    <Segment key={index} value={String(index)}>
      Level {index}, intermediate worker
    </Segment>
  ));
  const { getByRole } = await renderUi(<SegmentedControl label="Level">{levels}</SegmentedControl>);
  const group = getByRole('radiogroup', { name: 'Level' });
  await expect.element(group).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(900);
});
