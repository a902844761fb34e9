import { isDemoEmail, mayAnywhere, type Act } from '@college/curriculum-model';
import { PageNotice } from '@college/curriculum-widgets/shell/PageNotice';
import { useMessages } from '@college/ui/messages';
import type { ReactNode } from 'react';
import { workbenchMessages } from '../messages';
import { usePageNames, type PageName } from '../routing/pageNames';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

interface RightsGateProps {
  needs: Act;
  title: PageName;
  children: ReactNode;
}

/** Renders a page for people with the required right; for others names the missing right, before any call is rejected. */
export function RightsGate({ needs, title, children }: RightsGateProps) {
  const text = useMessages(workbenchMessages);
  const names = usePageNames();
  const { demoEmail } = useServices();
  const user = useLogin()?.user;
  if (!user || mayAnywhere(user, needs)) return children;
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
