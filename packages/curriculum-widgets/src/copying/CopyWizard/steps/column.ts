import { ScrollArea } from '@college/ui/ScrollArea';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** One of the three columns of the binding step: head, a list that scrolls, foot. */
export const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  & + & {
    border-inline-start: 1px solid ${tokens.color.border};
  }

  /* One below the other, as high as what they hold: the dialog scrolls instead of each. */
  ${onNarrowWindow} {
    & + & {
      border-block-start: 1px solid ${tokens.color.border};
      border-inline-start: 0;
    }
  }
`;

/** What the column holds and how many. */
export const ColumnHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 48px;
  padding-inline: ${tokens.space[6]};
`;

/** The name of a column. */
export const ColumnTitle = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

/** The count at the end of a column's head. */
export const ColumnCount = styled.span`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** The part of a column that scrolls. */
export const ColumnBody = styled(ScrollArea)`
  flex: 1;
  min-block-size: 0;
  overflow: auto;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

/** A muted line at the end of a column. */
export const ColumnNote = styled.p`
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[6]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

/** What stays at the foot of a column. */
export const ColumnFoot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;
