import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';
import { Page, Running } from './homeParts';
import { workbenchHomeMessages } from './messages';

/** The introduction to the workbench, for somebody who has not signed in; it loads nothing. */
export function AnonymousHome({ signInHref }: { signInHref: string }) {
  const text = useMessages(workbenchHomeMessages);
  return (
    <Page>
      <PageHeader variant="home" title={text.title} />
      <Running>
        {text.about}
        {text.aboutSignIn}
      </Running>
      <div>
        <Way href={signInHref}>{text.signIn}</Way>
      </div>
    </Page>
  );
}

const Way = styled(AriaLink)`
  display: inline-block;
  padding: 6px ${tokens.space[6]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.accentFill};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.font.strong};
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
