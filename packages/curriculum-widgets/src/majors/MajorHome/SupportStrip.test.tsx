import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { IndicatorCount } from './majorSupport';
import { SupportStrip } from './SupportStrip';

const indicator = (id: number, number: string, label: string): IndicatorCount => ({
  id,
  number,
  label,
  isFirst: id === 1101,
  strong: 2,
  weak: 1,
  gap: null,
  supporters: { strong: [1, 2], weak: [3] },
});
const indicators = [indicator(1101, '1.1', '1.1 能表述问题'), indicator(1102, '1.2', '1.2 能求解'), indicator(1103, '2.1', '2.1 能识别')];
const names = ['', '高等数学', '离散数学', '数据结构'];

function Strip() {
  const [id, setId] = useState<number | null>(null);
  return (
    <SupportStrip
      indicators={indicators}
      chosen={indicators.find((one) => one.id === id)}
      nameOf={(courseId) => names[courseId] ?? ''}
      onChoose={setId}
      onShowAll={() => setId(null)}
      indicatorHref={(one) => `#indicator-${one}`}
    />
  );
}

it('says what supports the indicator point that is pressed, by keyboard alone', async () => {
  const screen = await renderUi(
    <>
      <button type="button">before</button>
      <Strip />
    </>,
  );
  const before = screen.getByRole('button', { name: 'before' });
  (before.element() as HTMLElement).focus();
  await userEvent.tab();
  const choice = (name: string) => screen.getByRole('button', { name });
  await expect.element(choice('1.1：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('1.1 能表述问题');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('1.2：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('1.2：强支撑 2 门，弱支撑 1 门')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1.2 能求解：高等数学、离散数学强支撑。数据结构弱支撑。');
  await expect.element(screen.getByRole('link', { name: '查看指标点' })).toHaveAttribute('href', '#indicator-1102');
  await userEvent.keyboard('{End}');
  await expect.element(choice('2.1：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(before).toHaveFocus();
  await userEvent.tab();
  await expect.element(choice('2.1：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});
