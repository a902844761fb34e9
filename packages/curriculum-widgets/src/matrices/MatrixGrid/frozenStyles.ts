import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

const hairline = `1px solid ${tokens.color.border}`;
const groupEdge = `1px solid ${tokens.color.borderStrong}`;

/** Head, first column, foot and last column: what stays where it is while the cells scroll. */
export const frozenStyles = css`
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
      display: block;
      flex: 1;
      min-block-size: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
      writing-mode: vertical-rl;

      b {
        margin-inline-end: ${tokens.space[1]};
        text-combine-upright: all;
      }
    }
  }
  &[data-layout='squares'] [data-part='groupHead'] {
    padding-inline: ${tokens.space[2]} 0;
  }
  &[data-layout='squares'] [data-part='columnHead'] {
    display: grid;
    place-items: center;
    padding: 0;

    [data-part='name'] b {
      margin: 0;
      font-weight: ${tokens.font.regular};
    }
    [data-part='name'] b + span,
    [data-part='caption'] {
      display: none;
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
  [data-part='count'] {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    grid-column: -2 / -1;
    display: flex;
    align-content: flex-start;
    justify-content: end;
    gap: 0 ${tokens.space[2]};
    color: ${tokens.color.textMuted};
    font: ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }
  [role='columnheader'][data-part='count'] {
    grid-row: 1 / -1;
    align-items: end;
    padding: ${tokens.space[2]} ${tokens.size.pageX} ${tokens.space[2]} 0;
  }

  [data-part='body'] {
    position: relative;
    block-size: var(--matrix-body);
  }
  [data-row],
  [data-part='foot'] > [role='row'] {
    display: grid;
    grid-template-columns: var(--matrix-tracks);
    grid-template-rows: 100%;
    inline-size: 100%;
  }
  [data-row] {
    position: absolute;
  }
  [role='rowheader'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${tokens.z.frozen};
    min-inline-size: 0;
    padding-inline: ${tokens.size.pageX} ${tokens.density.cellX};
    border-inline-end: ${groupEdge};
    border-block-end: ${hairline};
    background: ${tokens.color.surface};
    overflow: hidden;
    contain: strict;

    [data-part='name'] {
      display: flex;
      gap: ${tokens.space[2]};
      white-space: nowrap;

      b {
        min-inline-size: 12px;
        color: ${tokens.color.textMuted};
      }
      > span {
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
    [data-part='caption'] {
      display: block;
      overflow: hidden;
      padding-inline-start: 20px;
      color: ${tokens.color.textMuted};
      font: ${tokens.type.caption} ${tokens.font.family};
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  &[data-layout='lists'] [data-row] > [role='rowheader'],
  &[data-layout='lists'] [data-row] > [data-part='count'] {
    padding-block-start: 10px;
  }
  &[data-layout='squares'] [role='rowheader'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};

    > [data-part='name'] {
      min-inline-size: 0;
    }
    > [data-part='caption'] {
      flex: none;
      margin-inline-start: auto;
      padding: 0;
    }
  }
  [data-row] > [role='gridcell'][data-part='count'] {
    z-index: ${tokens.z.frozen};
    flex-wrap: wrap;
    padding-inline-end: ${tokens.size.pageX};
    border-inline-end: 0;
    background: ${tokens.color.surface};
  }
  [role='columnheader'][data-part='count'],
  [data-part='foot'] [role='gridcell'][data-part='count'] {
    border-inline-end: 0;
  }
  &[data-layout='squares'] [data-row] > [data-part='count'] {
    align-items: center;
  }

  [data-part='foot'] {
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.z.frozenCorner};

    > [role='row'] {
      block-size: var(--matrix-foot);
      border-block: ${groupEdge};
      background: ${tokens.color.tableFoot};
    }
    [role='rowheader'],
    [role='gridcell'] {
      display: flex;
      align-items: center;
      gap: 0 ${tokens.space[3]};
      border-block-end: 0;
      background: ${tokens.color.tableFoot};
      font: ${tokens.type.caption} ${tokens.font.family};
    }
    [role='rowheader'] {
      color: ${tokens.color.textMuted};
      white-space: nowrap;
    }
    [data-part='foot'] {
      position: static;
      padding-inline: ${tokens.density.cellX};
      white-space: nowrap;
    }
    [data-part='count'] {
      padding-inline-end: ${tokens.size.pageX};
    }
  }
  &[data-layout='squares'] [data-part='foot'] [role='gridcell'][data-part='foot'] {
    flex-direction: column;
    align-items: center;
    padding: ${tokens.space[1]} 0;
    line-height: 16px;

    gap: 0;

    > span {
      gap: 3px;
    }
    [data-gap] {
      min-block-size: 0;
      padding-block-start: ${tokens.space[1]};
      overflow: hidden;
      line-height: 16px;
      text-overflow: ellipsis;
      white-space: nowrap;
      writing-mode: vertical-rl;
    }
  }

  button[data-group] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: ${tokens.color.textMuted};

    &::before {
      content: '';
      inline-size: 6px;
      block-size: 6px;
      border: solid currentColor;
      border-width: 0 1.5px 1.5px 0;
      transform: translateX(2px) rotate(135deg);
    }
    &[aria-expanded='false']::before {
      transform: translateX(-2px) rotate(-45deg);
    }
    &:hover {
      background: ${tokens.color.fillQuiet};
      color: ${tokens.color.text};
    }
  }
  [data-row] button[data-group] {
    order: -1;

    &::before {
      transform: translateY(-2px) rotate(45deg);
    }
    &[aria-expanded='false']::before {
      transform: translateX(-2px) rotate(-45deg);
    }
  }
  [data-kind='band'] > [role='rowheader'],
  [data-kind='closed'] > [role='rowheader'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    padding-inline-start: ${tokens.space[1]};
    background: ${tokens.color.tableHead};
  }
  [data-kind='band'] > [role='rowheader'] {
    grid-column: 1 / -1;
    border-inline-end: 0;
  }
  [data-kind='band'] > [role='gridcell'] {
    display: none;
  }
`;
