import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createManualClock } from '../clock';
import { Shortcuts, ShortcutSettings } from '../Shortcuts';
import { conformance, renderUi } from '../testing';
import { SearchField } from './SearchField';

conformance(<SearchField label="搜索" placeholder="名称或编号" shortcut="/" />);
conformance(<SearchField defaultValue="数据" isPending />, { name: 'SearchField, pending' });

describe('SearchField', () => {
  it('restores everything at once on Esc', async () => {
    const onSearch = vi.fn();
    const { getByRole } = await renderUi(<SearchField defaultValue="数据" onSearch={onSearch} clock={createManualClock()} />);
    await userEvent.click(getByRole('searchbox', { name: '搜索' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('searchbox', { name: '搜索' })).toHaveValue('');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });

  it('searches at once on Enter', async () => {
    const onSearch = vi.fn();
    const { getByRole } = await renderUi(<SearchField onSearch={onSearch} clock={createManualClock()} />);
    await userEvent.click(getByRole('searchbox', { name: '搜索' }));
    await userEvent.keyboard('数据{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('数据');
  });

  it('leaves Enter and Esc to the input method whose composition they end', async () => {
    const onSearch = vi.fn();
    const { getByRole } = await renderUi(<SearchField defaultValue="数据" onSearch={onSearch} clock={createManualClock()} />);
    const field = getByRole('searchbox', { name: '搜索' });
    for (const key of ['Enter', 'Escape']) {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }));
    }
    await expect.element(field).toHaveValue('数据');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is reached by its key, but not while something is being written', async () => {
    const { getByRole } = await renderUi(
      <>
        <SearchField shortcut="/" />
        <input aria-label="别处" />
      </>,
    );
    await userEvent.keyboard('/');
    await expect.element(getByRole('searchbox', { name: '搜索' })).toHaveFocus();
    await expect.element(getByRole('searchbox', { name: '搜索' })).toHaveValue('');
    await userEvent.click(getByRole('textbox', { name: '别处' }));
    await userEvent.keyboard('/');
    await expect.element(getByRole('textbox', { name: '别处' })).toHaveFocus();
    await expect.element(getByRole('textbox', { name: '别处' })).toHaveValue('/');
  });

  it('is reached by its key, which a scope around it has too', async () => {
    const find = vi.fn();
    const { getByRole } = await renderUi(
      <Shortcuts keys={{ '/': find }}>
        <SearchField shortcut="/" />
      </Shortcuts>,
    );
    await userEvent.keyboard('/');
    await expect.element(getByRole('searchbox', { name: '搜索' })).toHaveFocus();
    expect(find).not.toHaveBeenCalled();
  });

  it('neither handles nor shows its key where single-key shortcuts are switched off', async () => {
    const { getByRole, getByText } = await renderUi(
      <ShortcutSettings isSingleKeyEnabled={false}>
        <SearchField shortcut="/" />
      </ShortcutSettings>,
    );
    const field = getByRole('searchbox', { name: '搜索' });
    await expect.element(field).not.toHaveAttribute('aria-keyshortcuts');
    await expect.element(getByText('/', { exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    await expect.element(field).not.toHaveFocus();
  });
});
