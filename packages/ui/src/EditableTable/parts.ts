import { css, styled } from 'styled-components';
import { tokens } from '../theme';
import { controlStyles } from './controlStyles';

const row = css`
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: center;
  min-block-size: ${tokens.density.row};
  border-block-end: 1px solid ${tokens.color.border};
  font-variant-numeric: tabular-nums lining-nums;
`;

const cell = css`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline: ${tokens.density.cellX};

  &[data-kind='number'] {
    justify-content: flex-end;
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

/** A row of head or foot; its tracks come from the table. */
export const RowBox = styled.div`
  ${row}
`;

/** A cell of head or foot: words left, figures right. */
export const RowCell = styled.div`
  ${cell}
`;

/** The rows of the body. They are styled from here: hundreds of rows with a dozen styled parts each would cost more than all they show. */
export const Rows = styled.div`
  > [role='row'] {
    ${row}

    /* The browser keeps what it painted of a row while another one changes. */
    isolation: isolate;

    &:hover {
      background: ${tokens.color.rowHover};
    }
    &[data-lifted] {
      background: ${tokens.color.selection};
      outline: 2px solid ${tokens.color.accent};
      outline-offset: -2px;
    }
    &[data-dragging] {
      position: relative;
      z-index: 1;
      background: ${tokens.color.surfaceRaised};
      outline: 1px solid ${tokens.color.borderStrong};
      outline-offset: -1px;
      box-shadow: ${tokens.color.shadowPopover};
    }
  }
  &[data-sorting] > [role='row']:not([data-dragging]) {
    transition: translate ${tokens.motion.base} ${tokens.motion.ease};

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }

  > [role='row'] > [role='cell'] {
    ${cell}

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
    > [data-part='text'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;

      @media print {
        white-space: normal;
      }
    }
    > [data-part='message'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: ${tokens.space[1]};
      max-inline-size: 60%;
      padding-inline-start: ${tokens.space[5]};
      color: ${tokens.color.danger};
      font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
      white-space: nowrap;

      > span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
    ${controlStyles}
  }
`;
