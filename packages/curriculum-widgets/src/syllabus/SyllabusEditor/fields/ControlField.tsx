import type { ReactNode } from 'react';
import { editButton } from '../../cells';
import { useSyllabusStore } from '../../field';

/** A field whose control brings its own pencil: all of it opens by a click, as the texts around it do. */
export function ControlField({ children }: { children: ReactNode }) {
  const { isRevisable } = useSyllabusStore();
  return (
    // The control itself answers the keyboard; the box only makes it easier to hit.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="presentation"
      data-part="field"
      data-control=""
      data-revisable={isRevisable || undefined}
      onClick={({ target, currentTarget }) => {
        const isControl = target instanceof Element && target.closest('button, [role="group"]');
        if (!isControl) currentTarget.querySelector<HTMLElement>(editButton)?.click();
      }}
    >
      {children}
    </div>
  );
}
