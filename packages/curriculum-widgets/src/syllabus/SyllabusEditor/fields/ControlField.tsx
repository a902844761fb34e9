import type { ReactNode } from 'react';

/** The place of a field whose control is live while it is read. */
export function ControlField({ children }: { children: ReactNode }) {
  return (
    <div data-part="field" data-control="">
      {children}
    </div>
  );
}
