import { use, type CSSProperties, type ReactNode, type Ref } from 'react';
import { sharedContext } from '../copies/sharedContext';

/** A field that is read: its value in words, and what is said around it. */
export interface ReadTextProps {
  label?: ReactNode;
  'aria-label'?: string;
  value?: string | number | null;
  defaultValue?: string | number | null;
  /** What one chooses from, for a field of choices. */
  children?: ReactNode;
  /** What the value is counted in. */
  unit?: string;
  description?: ReactNode;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Renders read-only fields as text; null where they have their boxes. Pages without it do not load what it needs. */
export const ReadTextContext = sharedContext<((props: ReadTextProps) => ReactNode) | null>('readText', null);

/** What renders a field as text here; null where it is written, or has a box although it is read-only. */
export function useReadText(isReadOnly: boolean | undefined) {
  return isReadOnly === true ? use(ReadTextContext) : null;
}
