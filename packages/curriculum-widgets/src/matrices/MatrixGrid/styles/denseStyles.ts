import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** Squares as small as they can be read. */
export const denseStyles = css`
  &[data-dense] {
    // Nothing can be edited here, and everything is content.
    [role='grid'][aria-readonly='true'] {
      color: ${tokens.color.text};

      [data-row]:not([data-change='removed']) > [role='rowheader']:not([data-spanning]) > [data-part='name'] > span {
        color: ${tokens.color.text};
      }
    }
    [data-part='columnHead'] {
      font-size: 12px;
    }
    [role='gridcell'][data-part='count'],
    [role='columnheader'][data-part='count'] {
      padding-inline-end: ${tokens.space[4]};

      &:lang(en) {
        padding-inline-end: ${tokens.space[2]};
      }
      > span {
        gap: 2px;
      }
    }
    // "Software Project Management" in one line of 240 px.
    [data-row] > [role='rowheader']:not([data-spanning]):lang(en) {
      padding-inline-end: ${tokens.space[1]};
    }
    [data-row] > [role='rowheader']:not([data-spanning]):lang(en) [data-part='name'] {
      align-items: center;
      font: 12px/16px ${tokens.font.family};
      white-space: normal;

      > span {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
  }
`;
