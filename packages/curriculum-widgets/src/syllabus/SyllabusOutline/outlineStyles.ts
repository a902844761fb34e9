import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The outline: quiet lines in a column of their own, a floating panel or a strip of numbers where that column has no room. */
export const Outline = styled.nav`
  position: relative;
  inline-size: 184px;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};

  &[data-short],
  &[data-floating] {
    inline-size: 28px;
  }
  &[data-floating] > [data-panel] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: ${tokens.z.panel};
    inline-size: 232px;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.layer};
    background: ${tokens.color.surfaceRaised};
    box-shadow: ${tokens.color.shadowPopover};
  }
  ol,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-part='signatures'] {
    margin-block-start: ${tokens.space[2]};
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.border};
  }
  [data-line] {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space[2]};
  }
  a,
  button {
    border: 0;
    border-radius: ${tokens.radius.mark};
    background: none;
    color: ${tokens.color.textMuted};
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: ${tokens.color.text};
  }
  a:focus-visible,
  button:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 1px;
  }
  [data-line] > a {
    display: flex;
    flex: 1;
    gap: ${tokens.space[3]};
    min-inline-size: 0;
    padding-block: 4px;
    text-wrap: balance;
  }
  [data-line] > a[aria-current] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
  [data-number] {
    flex: none;
    inline-size: 16px;
    text-align: center;
    white-space: nowrap;
  }
  [data-line] > button,
  [data-done] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 2px;
    min-block-size: 24px;
    margin-block: 4px;
    padding: 0;
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  [data-done] {
    color: ${tokens.color.success};
  }
  [data-next] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    inline-size: 100%;
    min-block-size: 32px;
    margin-block-start: ${tokens.space[3]};
    padding: 0;
    color: ${tokens.color.link};

    > kbd {
      margin-inline-start: auto;
    }
  }
  [data-part] > ul {
    padding: 0 0 ${tokens.space[2]} 28px;
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  [data-part] > ul :is(button, a, span) {
    display: block;
    min-block-size: 24px;
    padding: 2px 0;
    color: ${tokens.color.link};
  }
  [data-part] > ul span {
    color: ${tokens.color.textMuted};
  }
  [data-part] > ul :is(button, a):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media print {
    display: none;
  }
`;
