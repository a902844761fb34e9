import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Of the header of an editor. */
const barHeight = '56px';
/** Of the line of keys. */
const footHeight = '40px';

/** A page on which conflicts are decided. */
export const DeskPage = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  background: ${tokens.color.surface};
`;

/** The header, which stays in view. */
export const DeskBar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.sticky};
  background: ${tokens.color.surface};
`;

/** The list, the conflicts, and what comes of them. */
export const DeskBody = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 264px minmax(0, 1fr) auto;
  align-items: start;
  isolation: isolate;

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The list beside the conflicts; it stays in view. */
export const DeskList = styled.nav`
  position: sticky;
  inset-block-start: ${barHeight};
  align-self: stretch;
  max-block-size: calc(100dvh - ${tokens.size.topbar} - ${barHeight} - ${footHeight});
  padding-block: ${tokens.space[2]};
  overflow-y: auto;
  border-inline-end: 1px solid ${tokens.color.border};

  ${onSmallWindow} {
    position: static;
    grid-column: 1 / -1;
    max-block-size: 240px;
    border-inline-end: 0;
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

/** The heading of a part of that list. */
export const DeskGroup = styled.h2`
  margin: 0;
  padding: 10px ${tokens.space[4]} ${tokens.space[1]} ${tokens.size.pageX};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;

/** The conflicts themselves; what is scrolled to stands below the header. */
export const DeskMain = styled.div`
  min-inline-size: 0;

  [data-version-group] {
    scroll-margin-block: ${barHeight} ${footHeight};
  }
`;

/** What comes of the decisions; it stays in view. */
export const DeskSide = styled.div`
  position: sticky;
  inset-block-start: ${barHeight};
  display: flex;
  align-self: stretch;
  max-block-size: calc(100dvh - ${tokens.size.topbar} - ${barHeight} - ${footHeight});
`;

/** The line of keys, which stays in view. */
export const DeskFoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.z.sticky};
  background: ${tokens.color.surface};
`;
