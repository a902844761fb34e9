import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** As wide as a part of /manage in a window of 1300 px, beside the navigation. */
export const withManagePage: Decorator = (Story) => (
  <div style={{ inlineSize: 1028 }}>
    <Story />
  </div>
);

/** The table shows all of its columns without being scrolled. */
export async function expectWhole(table: HTMLElement): Promise<void> {
  await expect(table.scrollWidth).toBe(table.clientWidth);
  await expect(table.clientWidth).toBe(1028);
}
