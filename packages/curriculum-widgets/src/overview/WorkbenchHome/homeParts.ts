import { tokens } from '@college/ui/theme';
import { Link } from 'react-aria-components';
import { styled } from 'styled-components';

/** The page below its header. */
export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[6]};
  max-inline-size: 1680px;
`;

/** Running text as wide as it reads well. */
export const Running = styled.p`
  max-inline-size: ${tokens.size.readMax};
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  text-wrap: pretty;
`;

/** What waits on the left, where to go on the right, with a hairline between them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: ${tokens.space[10]};

  &[data-single] {
    grid-template-columns: minmax(0, ${tokens.size.readMax});
  }
  /* Where room is short, where to go comes below what waits: in two columns, and in one where pages fit the window. */
  @media screen and (max-width: 1399px) {
    &&& {
      grid-template-columns: minmax(0, 1fr);
    }
    > :nth-child(2) > :first-child {
      grid-template-columns: repeat(auto-fit, minmax(max(320px, 40%), 1fr));
      align-items: start;
    }
  }
  @media screen and (max-width: 1023px) {
    > :nth-child(2) > :first-child {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Sections one below the other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
`;

/** Two sections beside each other, where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  align-items: start;
  gap: ${tokens.space[8]} ${tokens.space[10]};
`;

/** The first steps, as wide as the column. */
export const Steps = styled.div`
  /* Their own style comes later. */
  && > * {
    max-inline-size: none;
  }
  &:empty {
    display: none;
  }
`;

/** Real facts under the greeting: a figure in ink, its word muted. */
export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[6]};

  strong {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
`;

/** Acts in one line. */
export const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

/** Takes the focus when what had it is gone. */
export const Top = styled.div`
  outline: none;
`;

/** The one way on that looks like a button: back to the latest work, or to the sign-in. */
export const Way = styled(Link)`
  display: inline-block;
  padding: 6px ${tokens.space[6]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.accentFill};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.font.strong};
  text-decoration: none;
  outline: none;

  &[data-hovered] {
    background: ${tokens.color.accentFillHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
