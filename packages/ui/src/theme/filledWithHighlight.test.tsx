import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../Button';
import { DataTable } from '../DataTable';
import { renderUi } from '../testing';

function emulateForcedColours(value: 'active' | 'none') {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

function systemColour(name: string) {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

beforeEach(() => emulateForcedColours('active'));
afterEach(() => emulateForcedColours('none'));

it('words on a filled button are in the colour that belongs on it', async () => {
  const { getByText } = await renderUi(<Button variant="primary">保存</Button>);
  const words = getComputedStyle(getByText('保存').element());
  expect(words.color).toBe(systemColour('HighlightText'));
  expect(words.forcedColorAdjust).toBe('none');
});

it('so are muted words in a selected row', async () => {
  const { getByText } = await renderUi(
    <DataTable
      aria-label="书目"
      rows={[{ id: 1, name: '图论' }]}
      columns={[{ id: 'name', header: '书名', tone: 'muted', cell: (row) => row.name }]}
      getRowId={(row) => row.id}
      selectionMode="multiple"
      defaultSelectedIds={new Set([1])}
    />,
  );
  expect(getComputedStyle(getByText('图论').element()).color).toBe(systemColour('HighlightText'));
});
