import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

export const EntryHeading = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
  overflow-wrap: anywhere;
  outline: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 4px;
  }
`;

export const EntrySubheading = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;
