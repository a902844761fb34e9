import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A link to another page or story of this Storybook, such as `docs/start-here-ports--docs`. */
export function BookLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/${to}`} target="_self">
      {children}
    </AnchorMdx>
  );
}
