import { starOutline } from '@college/ui/icons';

/** Outlines in a view box of 16. */
const outlines = {
  check: 'M13.5 4 6 11.5 2.5 8',
  down: 'M8 3v10M12.7 8.3 8 13 3.3 8.3',
  up: 'M8 13V3M3.3 7.7 8 3l4.7 4.7',
  out: 'M12 4 4 12M4 4l8 8',
  next: 'M6 3.5 10.5 8 6 12.5',
  previous: 'M10 3.5 5.5 8l4.5 4.5',
  undo: 'M6 9.5 2.5 6 6 2.5M2.5 6h7a3.75 3.75 0 0 1 0 7.5H7',
  redo: 'M10 9.5 13.5 6 10 2.5M13.5 6h-7a3.75 3.75 0 0 0 0 7.5H9',
  more: 'M3.3 8h.01M8 8h.01M12.7 8h.01',
  strong: starOutline,
  weak: starOutline,
} as const;

interface RowSignProps {
  of: keyof typeof outlines;
  /** Left out where words beside it say the same. */
  label?: string;
}

/** A sign as one plain element: in a list the icons of `ui` cost more than the rest of a row together. */
export function RowSign({ of, label }: RowSignProps) {
  return (
    <svg viewBox="0 0 16 16" data-sign={of} role={label && 'img'} aria-label={label} aria-hidden={label ? undefined : true}>
      <path d={outlines[of]} />
    </svg>
  );
}
