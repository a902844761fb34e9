import { tokens } from '@college/ui/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface HomeSectionProps {
  title: string;
  /** A muted word at the end of the title's line. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One matter of the workbench: its title over an ink rule, its rows between hairlines. */
export function HomeSection({ title, hint, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        {hint != null && <Muted>{hint}</Muted>}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding-block-end: ${tokens.space[2]};
`;

const Title = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  outline: none;
`;

/** 12 px and muted: what is worth a second look only. */
export const Muted = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Rows under an ink rule. */
export const Ledger = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

/** One row: its text, then its trailing content. */
export const LedgerRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
`;

/** The words of a row: a line that carries ink and a muted one below it. */
export const RowWords = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
