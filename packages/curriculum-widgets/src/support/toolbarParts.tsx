import { Select, type SelectProps } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

/** The search of a list, its filters and its orders beside each other. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;

export interface LedSelectProps<Value extends string | number> extends Omit<SelectProps<Value>, 'label' | 'aria-label' | 'isQuiet'> {
  /** What it narrows or orders by: said inside its box, before what is chosen. */
  lead: string;
  /** A CSS length. */
  width: string;
}

/** A compact select with its label inside, for filters and orders. */
export function LedSelect<Value extends string | number>({ lead, width, ...select }: LedSelectProps<Value>) {
  return (
    <Led style={{ '--lead': JSON.stringify(lead), inlineSize: width } as CSSProperties}>
      <Select<Value> {...select} aria-label={lead} isQuiet />
    </Led>
  );
}

const Led = styled.div`
  button::before {
    content: var(--lead);
    color: ${tokens.color.textMuted};
    white-space: nowrap;
  }
`;
