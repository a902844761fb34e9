import { Mark } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { Link } from '@college/ui/Link';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What the page is. */
  title: string;
  /** Why it shows nothing more, in a sentence or two. */
  children: ReactNode;
  /** Where the way back leads. */
  backHref: string;
  /** Words of the way back. */
  backLabel: string;
}

/** Says in place of a page why it is not here, and leads back: to a person without the right, or at an address that has no page. */
export function PageNotice({ title, children, backHref, backLabel, ...rest }: PageNoticeProps) {
  return (
    <Page {...rest}>
      <Mark variant="empty" />
      <Title>{title}</Title>
      <Reason>{children}</Reason>
      <Link href={backHref}>{backLabel}</Link>
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 360px;
  padding: ${tokens.space[8]} ${tokens.size.pageX};
  text-align: center;
`;

const Title = styled.h1`
  margin: ${tokens.space[3]} 0 0;
  font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
`;

const Reason = styled.p`
  max-inline-size: ${tokens.size.dialogM};
  margin: 0 0 ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  text-wrap: pretty;
`;
