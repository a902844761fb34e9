import { styled } from 'styled-components';
import { tokens } from '../theme';

/** The tree and, by their parts, all its rows: one class for thousands of entries. */
export const TreeBox = styled.div`
  --row-height: ${tokens.density.row};
  position: relative;
  min-inline-size: 0;
  max-block-size: 100%;
  overflow: hidden auto;
  border-block-start: 1px solid ${tokens.color.rule};
  outline: none;

  &[data-size='compact'] {
    --row-height: ${tokens.density.control};
  }

  [role='treeitem'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    translate: 0 calc(var(--at) * var(--row-height));
    box-sizing: border-box;
    display: flex;
    align-items: center;
    block-size: var(--row-height);
    padding-inline: calc(var(--level) * ${tokens.space[6]}) ${tokens.density.cellX};
    border-block-end: 1px solid ${tokens.color.border};
    white-space: nowrap;
    cursor: default;
    outline: none;
  }
  [role='treeitem']:hover {
    background: ${tokens.color.rowHover};
  }
  [role='treeitem']:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }

  [data-part='chevron'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 100%;
  }
  [aria-expanded] > [data-part='chevron']::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border: solid ${tokens.color.textMuted};
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
    transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  [aria-expanded='true'] > [data-part='chevron']::before {
    rotate: 135deg;
  }

  [data-part='lead'] {
    padding-inline-end: ${tokens.space[4]};
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [aria-level='1'][aria-expanded] > [data-part='label'] {
    font-weight: ${tokens.font.strong};
  }
  a[data-part='label'] {
    color: ${tokens.color.link};
    text-decoration: none;
  }
  a[data-part='label']:hover {
    text-decoration: underline;
  }
  [data-part='note'] {
    margin-inline-start: auto;
    padding-inline-start: ${tokens.space[4]};
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: ${tokens.font.strong};
    text-decoration: underline 2px ${tokens.color.accent};
    text-underline-offset: 3px;
  }

  @media (forced-colors: active) {
    [role='treeitem']:focus-visible {
      outline-color: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='chevron']::before {
      transition: none;
    }
  }
`;

/** As high as all rows together; the visible rows are positioned inside it. */
export const TreeBody = styled.div`
  position: relative;
  block-size: calc(var(--count) * var(--row-height));
`;
