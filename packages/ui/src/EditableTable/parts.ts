import { styled } from 'styled-components';
import { tokens } from '../theme';

/** A row of head, body or foot; its tracks come from the table. */
export const RowBox = styled.div`
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: center;
  min-block-size: ${tokens.density.row};
  border-block-end: 1px solid ${tokens.color.border};
  font-variant-numeric: tabular-nums lining-nums;

  [data-part='body'] > &:hover {
    background: ${tokens.color.rowHover};
  }
  &[data-lifted],
  &[data-dragging] {
    background: ${tokens.color.surfaceRaised};
    outline: 1px solid ${tokens.color.borderStrong};
    outline-offset: -1px;
  }
  &[data-lifted] {
    background: ${tokens.color.selection};
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
  &[data-dragging] {
    box-shadow: ${tokens.color.shadowPopover};
  }
`;

/** A cell: words left, figures right. */
export const RowCell = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline: ${tokens.density.cellX};

  &[data-kind='number'] {
    justify-content: flex-end;
  }
  /* The error follows the text directly, so the field shrinks to its content. */
  &[data-message] > input:not([data-kind='number']) {
    field-sizing: content;
    inline-size: auto;
  }
  &[data-part='number'] {
    color: ${tokens.color.textMuted};
  }
  &[data-part='grip'] {
    justify-content: center;
    padding: 0;
  }
  &[data-part='actions'] {
    justify-content: flex-end;
    padding-inline: ${tokens.space[2]} ${tokens.space[1]};
  }
  &[data-tone='warning'] {
    color: ${tokens.color.warning};
    font-weight: ${tokens.font.strong};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
    font-weight: ${tokens.font.strong};
  }
`;

/** What a row is dragged by. */
export const Grip = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 28px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: grab;
  touch-action: none;

  &:hover {
    color: ${tokens.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
