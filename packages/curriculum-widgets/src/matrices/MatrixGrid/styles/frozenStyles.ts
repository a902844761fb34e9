import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

const hairline = `1px solid ${tokens.color.border}`;
const groupEdge = `1px solid ${tokens.color.borderStrong}`;

/** First and last column, which stay where they are while the cells scroll, and the bands of groups. */
export const frozenStyles = css`
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

      > b {
        min-inline-size: 16px;
      }
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
  &[data-layout='squares'] [data-row] > [role='gridcell'][data-part='count'] {
    align-content: center;
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
`;
