import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Words that a text lost. */
export const Removed = styled.del`
  color: ${tokens.color.textMuted};
  text-decoration: line-through 1.5px ${tokens.color.danger};
`;

/** Words that a text gained; the gap before them belongs to neither. */
export const Inserted = styled.ins`
  background: ${tokens.color.accentSoft};
  text-decoration: underline 1.5px ${tokens.color.accent};
  text-underline-offset: 4px;

  del + &:not(:lang(zh)) {
    margin-inline-start: 3px;
  }
`;
