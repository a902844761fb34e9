import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The steps between two lines. */
export const Panel = styled.div`
  max-inline-size: ${tokens.size.readMax};
  border-block: 1px solid ${tokens.color.borderStrong};
  text-align: start;
`;

/** In their place once they were put away. */
export const Quiet = styled.div`
  max-inline-size: ${tokens.size.readMax};
`;

/** The title, and the button that puts them away. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;

  > h2 {
    outline: none;
  }
`;

/** The list. */
export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A step: its number, its words, its button. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: ${tokens.size.hitMin} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};
  border-block-start: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    grid-template-columns: ${tokens.size.hitMin} minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** The place of a step, or a tick. */
export const Number = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.hitMin};
  block-size: ${tokens.size.hitMin};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.round};
  font: ${tokens.font.strong} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;

  &[data-done] {
    border-color: ${tokens.color.success};
    color: ${tokens.color.success};
  }
`;

/** What a step is. */
export const Name = styled.p`
  margin: 0;
  font-weight: ${tokens.font.strong};
`;
