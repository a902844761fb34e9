import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Mark } from '../icons';
import { useLocale, withLang } from '../messages';
import { sentenceCase, tokens } from '../theme';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is absent, in one line. */
  title: ReactNode;
  /**
   * Whether it is all that a page shows: its title is then the heading of that page.
   * @default false
   */
  isPage?: boolean;
  /** The way out, in one muted line. */
  hint?: ReactNode;
  /** At most one secondary button. */
  action?: ReactNode;
  /** Picture above the title; `null` shows none. @default the dashed empty square */
  mark?: ReactNode;
}

/** Says that there is nothing here and what to do about it, between the same rules the content would have. */
export function EmptyState({ title, isPage = false, hint, action, mark = <Mark variant="empty" />, ...rest }: EmptyStateProps) {
  const { locale } = useLocale();
  return (
    <Centred role="status" {...rest}>
      {mark != null && <MarkBox>{mark}</MarkBox>}
      <Title as={isPage ? 'h1' : 'p'}>{withLang(title, locale)}</Title>
      {hint != null && <Hint>{withLang(hint, locale)}</Hint>}
      {action != null && <Action>{action}</Action>}
    </Centred>
  );
}

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[10]} ${tokens.space[6]};
  text-align: center;
  overflow-wrap: anywhere;
`;

const MarkBox = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${tokens.space[12]};
  padding-block-end: ${tokens.space[3]};
`;

const Title = styled.p`
  max-inline-size: ${tokens.size.dialogM};
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  text-wrap: balance;
  ${sentenceCase}
`;

const Hint = styled.p`
  max-inline-size: ${tokens.size.dialogM};
  margin: 0;
  color: ${tokens.color.textMuted};
  text-wrap: pretty;
`;

const Action = styled.div`
  padding-block-start: ${tokens.space[4]};
`;
