import type { RouteComponent } from '@tanstack/react-router';
import { NoticeRoute } from '../routes/notice/NoticeRoute';
import { RightsGate } from '../routes/notice/RightsGate';
import type { NoticeRow, PageRow } from './routeRow';

/** What shows at an address: its page to those who have the right for it, a notice to others and where there is no page. */
export function rowComponent(row: PageRow | NoticeRow): RouteComponent {
  const Page = 'page' in row ? row.page : () => <NoticeRoute row={row} />;
  if (row.needs === undefined) return Page;
  const { needs, title } = row;
  return () => (
    <RightsGate needs={needs} title={title}>
      <Page />
    </RightsGate>
  );
}
