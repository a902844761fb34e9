import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

const hairline = `1px solid ${tokens.color.border}`;
const groupEdge = `1px solid ${tokens.color.borderStrong}`;

/** The frozen head: groups over columns, and the corner. */
export const headStyles = css`
  [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${tokens.z.frozenCorner};
    display: grid;
    grid-template: var(--matrix-head) / var(--matrix-tracks);
    background: ${tokens.color.tableHead};

    &[data-groups] {
      grid-template-rows: var(--matrix-group) var(--matrix-head);
    }
    > [role='row'] {
      display: contents;
    }
  }
  [role='columnheader'] {
    min-inline-size: 0;
    padding: 9px ${tokens.density.cellX};
    border-inline-end: ${hairline};
    border-block-end: ${groupEdge};
    background: ${tokens.color.tableHead};
    overflow: hidden;

    [data-part='name'] b {
      margin-inline-end: ${tokens.space[2]};
      font-weight: ${tokens.font.strong};
    }
    [data-part='name'] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    [data-part='caption'] {
      display: block;
      overflow: hidden;
      color: ${tokens.color.textMuted};
      font: ${tokens.type.caption} ${tokens.font.family};
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    &:has([data-part='caption']) [data-part='name'] {
      -webkit-line-clamp: 1;
    }
    &[data-edge],
    &[data-part='groupHead'],
    &[data-part='corner'] {
      border-inline-end: ${groupEdge};
    }
  }
  [data-part='groupHead'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    padding-block: 0;
    border-block-end: ${hairline};

    [data-part='name'] {
      display: block;
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  [data-part='columnHead'][data-align] {
    text-align: end;
  }
  [data-part='closedHead'] {
    grid-row: 1 / 3;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${tokens.space[1]};
    padding: ${tokens.space[2]} 0;
    border-inline-end: ${groupEdge};

    [data-part='name'] {
      order: 1;
      padding-inline: ${tokens.space[2]};
      text-align: center;
    }
  }
  &[data-layout='squares'] [data-part='closedHead'] [data-part='name'] b {
    margin: 0;

    + span {
      display: none;
    }
  }
  // Two lines under the number; the button to close it stands beside the number.
  &[data-layout='squares'] [data-part='groupHead'] {
    position: relative;
    align-items: start;
    padding: 6px 0 0 4px;

    [data-part='name'] {
      font: 12px/16px ${tokens.font.family};
      white-space: normal;

      b {
        display: block;
        margin: 0;
      }
      > span {
        display: -webkit-box;
        overflow: hidden;
        color: ${tokens.color.textMuted};
        text-wrap: balance;
        hyphens: auto;
        hyphenate-character: '-';
        overflow-wrap: anywhere;
        word-break: keep-all;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    // Over three columns each word has room: lines break between words alone.
    &:not([aria-colspan='1'], [aria-colspan='2']) [data-part='name'] > span {
      hyphens: none;
    }
    > button {
      position: absolute;
      inset: 2px 0 auto auto;
    }
    // Nothing that is wanted rarely stands in a narrow head at rest; Alt and an arrow do the same.
    @media (hover: hover) {
      &:not(:hover, :focus-within) > button {
        opacity: 0;
      }
    }
  }
  &[data-layout='squares'] [data-part='columnHead'] {
    display: grid;
    place-items: center;
    padding: 0;

    [data-part='name'] b {
      margin: 0;
      font-weight: ${tokens.font.regular};
    }
    &[data-upright] {
      place-items: end center;
      padding-block: ${tokens.space[2]};

      [data-part='name'] {
        display: block;
        max-block-size: 100%;
        white-space: nowrap;
        text-overflow: ellipsis;
        writing-mode: vertical-rl;
      }
    }
    &[data-current] [data-part='name'] {
      font-weight: ${tokens.font.strong};
    }
  }
  [data-part='corner'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    grid-area: 1 / 1 / -1 / 2;
    display: flex;
    align-items: end;
    padding: ${tokens.space[2]} ${tokens.density.cellX} ${tokens.space[2]} ${tokens.size.pageX};
    color: ${tokens.color.textMuted};
    font: ${tokens.type.caption} ${tokens.font.family};
  }
  [data-cw-density='compact'] &[data-layout='squares'] [data-part='columnHead']:not([data-upright]) {
    font-size: 12px;
  }
`;
