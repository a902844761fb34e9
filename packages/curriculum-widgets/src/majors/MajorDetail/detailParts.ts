import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]} ${tokens.size.pageX} ${tokens.space[10]};
`;

/** A part of the page with its title above it, as wide as the page. */
export const Part = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-end: ${tokens.space[4]};
  min-inline-size: 0;
`;

export const PartHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: ${tokens.density.control};
  color: ${tokens.color.textMuted};

  ${onNarrowWindow} {
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[4]};
  }
  > h2 {
    margin: 0;
    color: ${tokens.color.text};
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  }
  > :last-child:not(h2, p) {
    margin-inline-start: auto;
  }
  > p {
    margin: 0;
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
