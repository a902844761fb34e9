import { renderUi } from '@college/ui/testing';
import { styled } from 'styled-components';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { selectedPart } from './selectedPart';

interface MediaSession {
  send: (method: 'Emulation.setEmulatedMedia', options: { features: { name: string; value: string }[] }) => Promise<unknown>;
}

const Part = styled.p`
  ${selectedPart}
`;

function emulateForcedColours(value: 'active' | 'none') {
  return (cdp() as unknown as MediaSession).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

beforeEach(() => emulateForcedColours('active'));
afterEach(() => emulateForcedColours('none'));

it('is seen under forced colours', async () => {
  const { getByText } = await renderUi(
    <>
      <Part data-selected="">选中</Part>
      <Part>其他</Part>
    </>,
  );
  expect(getComputedStyle(getByText('选中').element()).outlineStyle).toBe('solid');
  expect(getComputedStyle(getByText('其他').element()).outlineStyle).toBe('none');
});
