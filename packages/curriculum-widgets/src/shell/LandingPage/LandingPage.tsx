import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';
import { PublicPage } from '../PublicPage';
import { landingPageMessages } from './messages';

export interface LandingPageProps {
  /** Language code, 80101 for Chinese. */
  language: string;
  /** Called with the code of the language that the user selects. */
  onLanguageChange: (language: string) => void;
  /** The address of the workbench. */
  workbenchHref: string;
  /** Way to the sign-in; absent for somebody who is signed in. */
  loginHref?: string;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The public start page (reference §2.1): what this is, and the ways in. */
export function LandingPage({ workbenchHref, loginHref, ...page }: LandingPageProps) {
  const text = useMessages(landingPageMessages);
  return (
    <PublicPage {...page} product={text.product} title={text.product}>
      <Ways>
        <PrimaryWay href={workbenchHref}>{text.enter}</PrimaryWay>
        {loginHref === undefined ? null : <Link href={loginHref}>{text.signIn}</Link>}
      </Ways>
    </PublicPage>
  );
}

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[4]};
`;

const PrimaryWay = styled(AriaLink)`
  inline-size: 100%;
  padding: 10px ${tokens.space[6]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.accentFill};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.font.strong};
  text-align: center;
  text-decoration: none;
  outline: none;

  &[data-hovered] {
    background: ${tokens.color.accentFillHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
