import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SupportStrip } from './SupportStrip';

const indicator = (id: number, number: string, label: string) => ({
  id,
  number,
  label,
  isFirst: id === 1101,
  strong: 2,
  weak: 1,
  gap: null,
});
const indicators = [indicator(1101, '1.1', '1.1 能表述问题'), indicator(1102, '1.2', '1.2 能求解'), indicator(1103, '2.1', '2.1 能识别')];

it('leads from each segment to its indicator point, and shows its words under focus', async () => {
  const screen = await renderUi(
    <>
      <button type="button">before</button>
      <SupportStrip indicators={indicators} indicatorHref={(id) => `#indicator-${id}`} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'before' });
  (before.element() as HTMLElement).focus();
  await userEvent.tab();
  const link = (name: string) => screen.getByRole('link', { name });
  await expect.element(link('1.1：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('1.1 能表述问题');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(link('1.2：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('1.2 能求解');
  await expect.element(link('1.2：强支撑 2 门，弱支撑 1 门')).toHaveAttribute('href', '#indicator-1102');
  await userEvent.keyboard('{End}');
  await expect.element(link('2.1：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(before).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('2.1：强支撑 2 门，弱支撑 1 门')).toHaveFocus();
});

it('is only read where no place is known', async () => {
  const screen = await renderUi(<SupportStrip indicators={indicators} />);
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
