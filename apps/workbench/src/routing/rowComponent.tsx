import type { RouteComponent } from '@tanstack/react-router';
import { RightsGate } from '../rights/RightsGate';
import { pages } from './pages';
import type { PageRow } from './routeRow';
import type { PagePath } from './routeTable';

/** What shows at an address: its page to those who have the right for it, to others a notice. */
export function rowComponent({ path, needs, title }: PageRow & { path: PagePath }): RouteComponent {
  const Page = pages[path];
  if (needs === undefined) return Page;
  return () => (
    <RightsGate needs={needs} title={title}>
      <Page />
    </RightsGate>
  );
}
