import { screenOnly } from '@college/ui/print';
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
  container-type: inline-size;

  [data-version-group] {
    scroll-margin-block: ${barHeight} ${footHeight};
  }
`;

/** While the desk waits for its plan. */
export const DeskWaiting = styled.div`
  padding: ${tokens.space[6]} ${tokens.size.pageX};
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

/** A line of that list that leads to what is to be decided: its sign, what it is, and what was decided. */
export const DeskItem = styled.button`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 10px;
  inline-size: 100%;
  padding: 7px ${tokens.space[4]} 7px ${tokens.size.pageX};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: default;

  > svg {
    margin-block-start: 2px;
    color: ${tokens.color.warning};
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  &[data-decided] {
    color: ${tokens.color.textMuted};

    > svg {
      color: ${tokens.color.success};
    }
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &[aria-current] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    box-shadow: inset 3px 0 0 ${tokens.color.accent};

    small {
      color: inherit;
    }
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

/** How far the decisions are. */
export const DeskProgress = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  margin-inline-end: ${tokens.space[2]};
  white-space: nowrap;

  b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
  > [role='progressbar'] {
    inline-size: 96px;
  }
`;

/** Where a button stands that says why it cannot be pressed. */
export const ReasonPlace = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Notes over what is decided. */
export const DeskNotes = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.size.pageX} 0;

  &:empty {
    display: none;
  }
`;

/** The keys of a page, at its foot. */
export const DeskKeys = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  min-block-size: 40px;
  padding-inline: ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  ${screenOnly}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
`;
