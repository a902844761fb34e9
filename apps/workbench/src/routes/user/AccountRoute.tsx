import { createAccount } from '@college/api-client';
import { Account } from '@college/curriculum-widgets/account/Account';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { routeTitles } from '../../routing/routeTitles';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';

/** /user: the person's own account (decision 8); the stored login info follows a changed name (decision 105). */
export function AccountRoute() {
  const { client, session } = useServices();
  const titles = useMessages(routeTitles);
  const queryClient = useQueryClient();
  const user = useLogin()?.user;
  const source = useMemo(() => createAccount(client), [client]);
  useTrail([{ id: 'user', label: titles.user }]);
  if (!user) return null;
  return (
    <PageBody>
      <Account
        key={user.id}
        user={user}
        source={source}
        onNameChange={(userName) => {
          session.changeUser({ userName });
          // Courses and edits show the name of the person.
          void queryClient.invalidateQueries();
        }}
      />
    </PageBody>
  );
}
