import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog';
import { renderUi } from '../testing';
import { Cascader } from './Cascader';
import { places } from './storyTree';

const field = () => page.getByRole('combobox', { name: '所在地' });
const layer = () => page.getByRole('dialog', { name: '所在地' });
const columns = () => page.getByRole('listbox', { name: '第 1 级' });
const edges = (element: Element) => element.getBoundingClientRect();

/** Presses the page outside the layer. */
function pressBeside() {
  const beside = document.elementFromPoint(innerWidth - 2, innerHeight - 2)!;
  return userEvent.click(beside, { position: { x: innerWidth - 2, y: innerHeight - 2 } });
}

describe('the layer of a cascader', () => {
  it('renders in the overlay container, hides the page and closes on a press outside', async () => {
    const onPress = vi.fn();
    await renderUi(
      <>
        <button onClick={onPress} style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
          页面
        </button>
        <Cascader label="所在地" nodes={places(2, 2, 2)} />
      </>,
    );
    await field().click();
    expect(layer().element().closest('[data-cw-portal]')).not.toBeNull();
    expect(page.getByText('页面').element().closest('[inert]')).not.toBeNull();
    await pressBeside();
    await expect.element(layer()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    expect(page.getByText('页面').element().closest('[inert]')).toBeNull();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('traps Tab and lets it wrap around', async () => {
    await renderUi(<Cascader label="所在地" nodes={places(2, 2, 2)} defaultValue={[1]} />);
    await field().click();
    await expect.element(columns()).toHaveFocus();
    const search = page.getByRole('combobox', { name: '搜索各级' });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(search).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(columns()).toHaveFocus();
  });

  it('keeps focus when a failed level is retried', async () => {
    const loadChildren = vi
      .fn()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockImplementation(() => new Promise(() => {}));
    await renderUi(<Cascader label="所在地" nodes={[{ id: 1, label: '江苏省' }]} loadChildren={loadChildren} />);
    await field().click();
    await userEvent.keyboard('{ArrowDown}');
    await page.getByRole('button', { name: '重试' }).click();
    expect(loadChildren).toHaveBeenCalledTimes(2);
    expect(layer().element().contains(document.activeElement)).toBe(true);
  });

  it('closes alone when it is over a dialog, on Esc and on a press outside', async () => {
    await renderUi(
      <Dialog title="修改" isDismissable defaultOpen>
        <Cascader label="所在地" nodes={places(2, 2, 2)} />
      </Dialog>,
    );
    for (const close of [() => userEvent.keyboard('{Escape}'), pressBeside]) {
      await field().click();
      await expect.element(columns()).toHaveFocus();
      expect(layer().element().closest('[inert], [aria-hidden]')).toBeNull();
      // Only the topmost layer handles a press.
      await page.getByRole('option').first().click();
      await expect.element(columns()).toHaveFocus();
      await close();
      await expect.element(layer()).not.toBeInTheDocument();
      await expect.element(page.getByRole('dialog', { name: '修改' })).toBeVisible();
      await expect.element(field()).toHaveFocus();
    }
  });

  it('flips above its field where there is no room below, follows it, and stays in the window', async () => {
    await renderUi(
      <div style={{ blockSize: 3000, paddingBlockStart: 1000 }}>
        <Cascader label="所在地" nodes={places(2, 2, 2)} style={{ inlineSize: 120, marginInlineStart: 'calc(100% - 120px)' }} />
      </div>,
    );
    scrollTo(0, 1000 - innerHeight + 80);
    await field().click();
    expect(edges(layer().element()).bottom).toBe(edges(field().element()).top - 4);
    expect(edges(layer().element()).right).toBeLessThanOrEqual(innerWidth - 12);
    scrollTo(0, 990);
    await expect.poll(() => edges(layer().element()).top).toBe(edges(field().element()).bottom + 4);
  });

  it('is as wide as its field where labels are cut, and the rest of each label follows in it', async () => {
    const whole = '能为实际问题选择合适的数据结构';
    await renderUi(
      <div style={{ inlineSize: 490 }}>
        <Cascader label="所在地" nodes={[{ id: 1, label: whole }]} cutLabel={(label) => `${label.slice(0, 7)}…`} />
      </div>,
    );
    await field().click();
    const option = page.getByRole('option', { name: whole });
    await expect.element(option).toHaveTextContent('能为实际问题选…择合适的数据结构');
    expect(edges(layer().element()).width).toBeGreaterThanOrEqual(edges(field().element()).width);
    const rest = option.element().querySelector('[data-part="rest"]')!;
    expect(rest.scrollWidth).toBeLessThanOrEqual(rest.clientWidth);
    expect(edges(rest).right).toBeLessThanOrEqual(edges(option.element()).right);
  });
});
