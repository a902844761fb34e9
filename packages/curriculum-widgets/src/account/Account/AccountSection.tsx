import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface AccountSectionProps {
  title: string;
  /** A muted line under the title. */
  summary?: ReactNode;
  /** Whether the form has the width of long text. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** One matter of the account: its title in the gutter, its form beside it. */
export function AccountSection({ title, summary, isWide = false, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Side aria-labelledby={id} data-wide={isWide || undefined}>
      <div>
        <Title id={id}>{title}</Title>
        {summary != null && <Summary>{summary}</Summary>}
      </div>
      {children}
    </Side>
  );
}

const Side = styled.section`
  display: grid;
  grid-template-columns: ${tokens.size.gutter} minmax(0, ${tokens.size.dialogS});
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  &[data-wide] {
    grid-template-columns: ${tokens.size.gutter} minmax(0, ${tokens.size.readMax});
  }
  &:first-of-type {
    border-color: ${tokens.color.rule};
  }
  ${onNarrowWindow} {
    &,
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${tokens.space[3]};
    }
  }
`;

const Title = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

const Summary = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  text-wrap: pretty;
`;

/** The fields of one matter and its act, one below the other. */
export const AccountFields = styled.form`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};

  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;
