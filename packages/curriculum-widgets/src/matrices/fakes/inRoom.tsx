import type { Decorator } from '@storybook/react-vite';

/** As much room as a page of the workbench gives a matrix. */
export const inRoom: Decorator = (Story) => (
  <div style={{ display: 'flex', blockSize: 860 }}>
    <Story />
  </div>
);
