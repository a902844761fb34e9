import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { permissionMessages } from '../../people/permission/messages';
import { permissionWord, rightsWord } from '../../people/permission/permissionWords';
import { AccountSection } from './AccountSection';
import type { AccountSource } from './AccountSource';
import { accountMessages } from './messages';
import { followingVersion } from './followingVersion';
import { NameForm } from './NameForm';
import { NoticeMails } from './noticeMails/NoticeMails';
import type { NoticeMailsSource } from './noticeMails/NoticeMailsSource';
import { Notices } from './notices/Notices';
import type { NoticesSource } from './notices/NoticesSource';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './secondFactor/SecondFactor';
import type { SecondFactorSource } from './secondFactor/SecondFactorSource';
import { SignIns } from './signIns/SignIns';
import type { SignInsSource } from './signIns/SignInsSource';

export interface AccountProps {
  /** The signed-in person. */
  user: { id: number; userName: string; email: string; permissionId: number; version?: number | undefined };
  /** Where name and password are changed. */
  source: AccountSource;
  /** Shown first: the person's own profile. */
  profile?: ReactNode;
  /** Where the person's own sign-ins are read and ended; without it they are not shown. */
  signIns?: SignInsSource;
  /** Where the person's own second factor is switched; without it it is not shown. */
  secondFactor?: SecondFactorSource;
  /**
   * Whether the person must set up the second factor before anything else: nothing but that is shown.
   * @default false
   */
  mustEnrol?: boolean;
  /** Called once the second factor is on and the recovery codes are kept. */
  onEnrolled?: () => void;
  /** Where is stored whether and when notices come by mail; without it that is not shown. */
  noticeMails?: NoticeMailsSource;
  /** Where the notices of the account are read; without it they are not shown. */
  notices?: NoticesSource;
  /** Called once the notices are marked as seen. */
  onNoticesSeen?: () => void;
  /** Called with the name when it has changed, here or elsewhere, and the version of the account, where there is one (decision 105). */
  onNameChange: (userName: string, version: number | undefined) => void;
  /** Called with the version of the account, where there is one, when the password has changed. */
  onPasswordChange?: (version: number | undefined) => void;
  /** Reaches the page. */
  ref?: Ref<HTMLDivElement>;
}

/** The person's own account: the optional profile, user name, password and the optional list of sign-ins. */
export function Account({
  user,
  source,
  profile,
  secondFactor,
  mustEnrol = false,
  onEnrolled,
  noticeMails,
  signIns,
  notices,
  onNoticesSeen,
  onNameChange,
  onPasswordChange,
  ref,
}: AccountProps) {
  const text = useMessages(accountMessages);
  const permissions = useMessages(permissionMessages);
  const isEnrolling = mustEnrol && secondFactor !== undefined;
  return (
    <Page ref={ref}>
      <PageHeader
        title={text.title}
        facts={
          <>
            {user.email} · {permissionWord(user.permissionId, permissions)} · {rightsWord(user.permissionId, permissions)}
          </>
        }
      />
      {isEnrolling && <Note variant="warning">{text.mustEnrol}</Note>}
      <div>
        {!isEnrolling && (
          <>
            {profile != null && (
              <AccountSection title={text.profile} summary={text.profileSummary} isWide>
                {profile}
              </AccountSection>
            )}
            <AccountSection title={text.name}>
              <NameForm user={user} source={source} onChanged={onNameChange} />
            </AccountSection>
            <AccountSection title={text.password} summary={text.othersEnd}>
              <PasswordForm user={user} source={source} onChanged={(stored) => onPasswordChange?.(followingVersion(user, stored))} />
            </AccountSection>
          </>
        )}
        {/* The same one before and after: its recovery codes show once, and the rest may come while they do. */}
        {secondFactor && <SecondFactor source={secondFactor} onSwitchedOn={onEnrolled} />}
        {!isEnrolling && (
          <>
            {noticeMails && <NoticeMails source={noticeMails} />}
            {signIns && <SignIns source={signIns} />}
            {notices && <Notices source={notices} onSeen={onNoticesSeen} />}
          </>
        )}
      </div>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
`;
