import type { Decorator } from '@storybook/react-vite';
import hostileRules from './hostile.css?raw';
import { ShadowHost } from './ShadowHost';

/** Where a story renders: in the page, in a shadow tree, or in the shadow tree of a page with hostile rules. */
export type Host = 'light' | 'shadow' | 'hostile';

/** Draws every story in the host chosen in the toolbar. */
export const withHost: Decorator = (Story, { globals }) => {
  const host = (globals.host ?? 'light') as Host;
  if (host === 'light') return <Story />;
  return (
    <>
      {host === 'hostile' && <style>{hostileRules}</style>}
      <ShadowHost key={host}>
        <Story />
      </ShadowHost>
    </>
  );
};
