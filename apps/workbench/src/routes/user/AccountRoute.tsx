import {
  createAccount,
  createNotices,
  createProfile,
  createSecondFactor,
  createSecurity,
  createSignIns,
  quietClient,
} from '@college/api-client';
import { Account } from '@college/curriculum-widgets/account/Account';
import { Profile } from '@college/curriculum-widgets/account/Profile';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { basePath } from '../../routing/basePath';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

const unchanged = { isDirty: false, changeCount: 0 };

/** /user: profile, user name and password (decision 8); the stored login info follows what is changed (decisions 105, 131). */
export function AccountRoute() {
  const { client, session } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const user = useLogin()?.user;
  const source = useMemo(() => createAccount(client), [client]);
  const { noticeMails, profile, secondFactor, security, signIns } = useMemo(() => {
    const quiet = quietClient(client);
    return {
      noticeMails: createNotices(quiet),
      profile: createProfile(quiet),
      secondFactor: createSecondFactor(quiet),
      security: createSecurity(quiet),
      signIns: createSignIns(quiet),
    };
  }, [client]);
  const factor = useQuery({ queryKey: ['secondFactor', user?.id], queryFn: () => secondFactor.load(), enabled: user !== undefined });
  const [unsaved, setUnsaved] = useState(unchanged);
  const { draftStorage } = useDraftOwner();
  const controls = useRef<{ save: () => Promise<boolean>; discard: () => void }>(null);
  // Somebody who must set it up first gets no answer to anything else.
  if (!user || factor.isPending) return null;
  const mustEnrol = factor.data?.isRequired === true && !factor.data.isOn;

  function followPerson(change: Parameters<typeof session.changeUser>[0]) {
    session.changeUser(change);
    // Courses and edits show the name of the person.
    void queryClient.invalidateQueries();
  }

  return (
    <PageBody>
      <Account
        key={user.id}
        user={user}
        source={source}
        secondFactor={secondFactor}
        mustEnrol={mustEnrol}
        onEnrolled={() => void queryClient.invalidateQueries()}
        noticeMails={noticeMails}
        signIns={signIns}
        notices={security}
        // The English name was that of the old one, as the server has it.
        onNameChange={(userName, version) => followPerson({ userName, version, translations: undefined })}
        onPasswordChange={(version) => session.changeUser({ version })}
        profile={
          <Profile
            userId={user.id}
            draftStorage={draftStorage}
            userName={user.userName}
            version={user.version}
            source={profile}
            onSaved={({ userName, thumbnail, translations, version }) => {
              const english = translations?.en?.userName;
              followPerson({ userName, thumbnail, version, translations: english && { en: { userName: english } } });
            }}
            onCancel={() => router.history.push(`${basePath}/`)}
            onUnsavedChange={setUnsaved}
            controls={controls}
          />
        }
      />
      <LeaveGuard dirty={unsaved} controls={controls} />
    </PageBody>
  );
}
