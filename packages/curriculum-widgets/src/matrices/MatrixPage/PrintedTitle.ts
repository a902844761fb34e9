import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** On paper alone: the major matrix is the major's, though the page is a course's. */
export const PrintedTitle = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 0 0 ${tokens.space[3]};
    font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
    break-after: avoid;
  }
`;
