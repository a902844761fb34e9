import { Mark } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { sentenceCase, tokens } from '@college/ui/theme';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { notFoundMessages } from './messages';
import { MutedText } from '../../support/textParts';

export interface NotFoundPageProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  /** Where the way back leads. */
  backHref: string;
}

/** The page for every unknown path (core §2): "the page got lost, try another page". */
export function NotFoundPage({ backHref, ...rest }: NotFoundPageProps) {
  const text = useMessages(notFoundMessages);
  return (
    <Page {...rest}>
      <Mark variant="empty" />
      <Title>{text.title}</Title>
      <MutedText>{text.hint}</MutedText>
      <BackLink href={backHref}>{text.back}</BackLink>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 100vh;
  padding: ${tokens.space[4]};
  box-sizing: border-box;
  text-align: center;
`;

const Title = styled.h1`
  ${sentenceCase}
  margin: ${tokens.space[3]} 0 0;
  font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
`;

const BackLink = styled(Link)`
  padding: ${tokens.space[2]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.link};
  text-underline-offset: 3px;

  &:not([data-hovered]) {
    text-decoration: none;
  }

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;
