import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { onWideRecord } from './onWideRecord';
import { TermHints } from '../TermHint';
import { PartTitle } from '../textParts';

export interface FormSectionProps {
  title: string;
  /** Shows the red asterisk; the fields themselves are announced as required. @default false */
  isRequired?: boolean;
  /** Whether the words of the trade in the title open their meanings. @default false */
  hasHints?: boolean;
  /**
   * How wide the fields may become: as text may, or half as wide again, where eight of twelve columns are as wide as text may. A part of a record that
   * is `full` takes a wide window, and two that are `half` share it.
   * @default 'text'
   */
  width?: 'text' | 'page' | 'full' | 'half';
  /** A muted line under the title: what the section holds, in numbers where there are any. */
  summary?: ReactNode;
  /** Beside the title. */
  mark?: ReactNode;
  /** What a finding calls this place. */
  place?: string;
  children: ReactNode;
}

/** One part of an editor: its title in the gutter, its fields beside it. */
export function FormSection({
  title,
  isRequired = false,
  hasHints = false,
  width = 'text',
  summary,
  mark,
  place,
  children,
}: FormSectionProps) {
  const id = useId();
  return (
    // Words that are buttons would stand apart in a name that is taken from the heading.
    <Side
      {...(hasHints ? { 'aria-label': title } : { 'aria-labelledby': id })}
      data-width={width}
      data-place={place}
      tabIndex={place === undefined ? undefined : -1}
    >
      <Head>
        <PartTitle as="h2" id={id}>
          {hasHints ? <TermHints>{title}</TermHints> : title}
          {isRequired && <Asterisk aria-hidden>*</Asterisk>}
        </PartTitle>
        {mark}
        {summary != null && <Summary>{summary}</Summary>}
      </Head>
      <Body>{children}</Body>
    </Side>
  );
}

const Side = styled.section`
  display: grid;
  grid-template-columns: 112px minmax(0, ${tokens.size.readMax});
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  &:not([data-width='text']) {
    grid-template-columns: 112px minmax(0, calc(1.5 * (${tokens.size.readMax} + ${tokens.space[4]}) - ${tokens.space[4]}));
  }
  ${onWideRecord} {
    &[data-width='full'],
    &[data-width='half'] {
      grid-template-columns: 112px minmax(0, 1fr);
    }
  }
  &,
  &:not([data-width='text']) {
    ${onNarrowWindow} {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${tokens.space[3]};
    }
  }
  &:first-of-type {
    padding-block-start: ${tokens.space[1]};
    border-block-start: 0;
  }
`;

const Asterisk = styled.span`
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`;

const Head = styled.div`
  padding-block-start: 6px;

  ${onNarrowWindow} {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space[4]};
    padding-block-start: 0;
  }
`;

const Summary = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Body = styled.div`
  min-inline-size: 0;
`;
