import { PageNotice } from '@college/curriculum-widgets/shell/PageNotice';
import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../../messages';
import { routePurposes } from '../../routing/routePurposes';
import type { NoticeRow } from '../../routing/routeRow';
import { routeTitles } from '../../routing/routeTitles';

/** An address whose page this version does not hold: what it is for, and the way back. */
export function NoticeRoute({ row }: { row: NoticeRow }) {
  const text = useMessages(workbenchMessages);
  const titles = useMessages(routeTitles);
  const purposes = useMessages(routePurposes);
  const isWholePage = row.frame === 'none';
  return (
    <PageNotice
      title={titles[row.title]}
      isWholePage={isWholePage}
      backHref={isWholePage ? '/' : '/workbench'}
      backLabel={isWholePage ? text.backToStart : text.backToWorkbench}
    >
      {text.notHeld({ purpose: purposes[row.purpose] })}
    </PageNotice>
  );
}
