import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The line above the matrix; it keeps its height whatever it holds. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: 44px;
  padding-inline: ${tokens.size.pageX};
  overflow: hidden;
  border-block-end: 1px solid ${tokens.color.border};
  white-space: nowrap;
  ${screenOnly}

  > * {
    flex: none;
  }
`;

/** Words that give way where room is short. */
export const Label = styled.span`
  && {
    flex: 0 1 auto;
  }
  min-inline-size: 40px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** A hint, and what only joins words. */
export const Muted = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

/** What is wrong with the indicator point, at the end. */
export const Gap = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-inline-start: auto;
  color: ${tokens.color.warning};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
`;
