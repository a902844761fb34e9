import { isDemoEmail, type Act } from '@college/curriculum-model';
import { PageNotice } from '@college/curriculum-widgets/shell/PageNotice';
import { useMessages } from '@college/ui/messages';
import type { ReactNode } from 'react';
import { workbenchMessages } from '../messages';
import { bandHas } from './rights';
import { usePageNames, type PageName } from '../routing/pageNames';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

interface RightsGateProps {
  needs: Act;
  title: PageName;
  children: ReactNode;
}

/** Shows a page to those who have the right for it; to others it says which right is missing, before any call is refused. */
export function RightsGate({ needs, title, children }: RightsGateProps) {
  const text = useMessages(workbenchMessages);
  const names = usePageNames();
  const { demoEmail } = useServices();
  const user = useLogin()?.user;
  if (!user || bandHas(user, needs)) return children;
  return (
    <PageNotice
      title={names[title]}
      backHref={isDemoEmail(user.email, demoEmail) ? '/major/list' : '/workbench'}
      backLabel={text.backToWorkbench}
    >
      {needs === 'read' ? text.needsAnyRight : text.needsManage}
    </PageNotice>
  );
}
