import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The heading of a part that folds. */
export const FindingHeading = styled.h3`
  margin: 0;
  font: inherit;
`;

/** The header of a collapsible part of findings: its name, its figures, the arrow; each list defines the columns. */
export const FindingFold = styled.button`
  display: grid;
  align-items: center;
  gap: ${tokens.space[3]};
  inline-size: calc(100% + ${tokens.space[4]});
  min-block-size: 28px;
  margin-inline: -8px;
  padding: 0 ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: default;

  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  > b {
    font-weight: ${tokens.font.strong};
  }
`;

/** The findings of a part. */
export const FindingList = styled.ul`
  margin: 0 -8px;
  padding: 0;
  list-style: none;
`;
