import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Links as ruled rows, each with a fact at its end. */
export const LinkRows = styled.ul`
  justify-self: stretch;
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    min-block-size: ${tokens.density.row};
    border-block-end: 1px solid ${tokens.color.border};
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > li > span {
    flex: 0 1 auto;
    text-align: end;
  }
`;
