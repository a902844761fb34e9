import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';

/** One part of the sheet: its name in the gutter, its pieces next to it. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      <div>{children}</div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]} 28px;
  border-block-start: 1px solid ${tokens.color.border};

  > h2 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  }
`;

/** A small word that names a piece or a state. */
export const SheetCaption = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
