import { Mark } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { LanguageSwitch } from '../LanguageSwitch';
import { landingPageMessages } from './messages';

export interface LandingPageProps {
  /** Language code, 80101 for Chinese. */
  language: string;
  onLanguageChange: (language: string) => void;
  workbenchHref: string;
  /** Way to the sign-in; absent for somebody who is signed in. */
  loginHref?: string;
  ref?: Ref<HTMLElement>;
}

/** The public start page (reference §2.1): what this is, and the ways in. */
export function LandingPage({ language, onLanguageChange, workbenchHref, loginHref, ref }: LandingPageProps) {
  const text = useMessages(landingPageMessages);
  return (
    <Page ref={ref}>
      <Corner>
        <LanguageSwitch value={language} onChange={onLanguageChange} />
      </Corner>
      <Mark />
      <Title>{text.product}</Title>
      <Motto>{text.motto}</Motto>
      <Ways>
        <Link href={workbenchHref}>{text.enter}</Link>
        {loginHref === undefined ? null : <Link href={loginHref}>{text.signIn}</Link>}
      </Ways>
    </Page>
  );
}

const Page = styled.main`
  position: relative;
  display: grid;
  place-content: center;
  gap: ${tokens.space[3]};
  min-inline-size: ${tokens.size.pageMin};
  min-block-size: max(100vh, 480px);
  background: ${tokens.color.surface};
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[12]};
  inset-inline-end: ${tokens.space[16]};
`;

const Title = styled.h1`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
`;

const Motto = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

const Ways = styled.div`
  display: flex;
  gap: ${tokens.space[6]};
  padding-block-start: ${tokens.space[3]};
`;
