import { onSmallWindow, tokens } from '@college/ui/theme';
import { css, styled } from 'styled-components';

/** A link button whose words begin where the text beside it does. */
const linkAtStart = css`
  margin-inline-start: calc(-1 * ${tokens.space[3]} - 1px);
`;

/** What shows more of a list, under it. */
export const ShowMore = styled.div`
  ${linkAtStart}
`;

/** As high as the window at least, so that its parts reach the foot of it. */
export const Desk = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${tokens.size.topbar});
`;

/** The page: what is reviewed, and beside it what is decided. */
export const Columns = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

/** As high as the page, so that its edge is. */
export const Aside = styled.aside`
  border-inline-start: 1px solid ${tokens.color.borderStrong};

  ${onSmallWindow} {
    border-inline-start: 0;
    border-block-start: 1px solid ${tokens.color.borderStrong};
  }
`;

/** What stays in view while the page scrolls. */
export const AsideParts = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  align-content: start;
  max-block-size: 100vh;
  overflow: auto;

  > * + * {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${onSmallWindow} {
    position: static;
    max-block-size: none;
  }
`;

export const AsidePart = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[5]};

  &:focus {
    outline: none;
  }

  /* Its words begin where the others do. */
  > button[data-variant='link'] {
    justify-self: start;
    ${linkAtStart}
  }
`;

export const AsideHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};
`;

/** A section with its heading in a gutter. */
export const Sided = styled.section`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  gap: ${tokens.space[3]} ${tokens.space[5]};
  padding: ${tokens.space[5]} ${tokens.size.pageX};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${tokens.space[4]};
  }
`;

export const SideHead = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};
`;
