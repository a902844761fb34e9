import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

export const Intro = styled.p`
  margin: 0;
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

export const Side = styled.span`
  flex: none;
  inline-size: 64px;
  color: ${tokens.color.textMuted};
`;

export const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
