import type { RouteComponent } from '@tanstack/react-router';
import { RightsGate } from '../rights/RightsGate';
import type { PageRow } from './routeRow';

/** What shows at an address: its page to those who have the right for it, to others a notice. */
export function rowComponent({ page: Page, needs, title }: PageRow): RouteComponent {
  if (needs === undefined) return Page;
  return () => (
    <RightsGate needs={needs} title={title}>
      <Page />
    </RightsGate>
  );
}
