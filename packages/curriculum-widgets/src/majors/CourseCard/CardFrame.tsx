import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/**
 * The card and its content. A page renders hundreds: its parts are plain elements styled only by this frame, so that a card costs little more than its text.
 */
export const CardFrame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  block-size: 100%;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;

  &:is([data-hovered], [data-open], :focus-within) {
    background: ${tokens.color.surfaceRaised};
  }

  > [data-part='top'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    block-size: 28px;
  }
  > [data-part='top'] > input {
    inline-size: 14px;
    block-size: 14px;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
  /* One of all is wanted for the export: a ring on each would read as something left open. */
  @media (hover: hover) {
    &:not([data-hovered], [data-open], :focus-within) > [data-part='top'] > input:not(:checked) {
      opacity: 0;
    }
  }
  > h3 {
    margin: 0;
    overflow: hidden;
    color: ${tokens.color.text};
    font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='whole'] {
    margin: 0;
    overflow: hidden;
    color: ${tokens.color.text};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > h3 > a {
    border-radius: ${tokens.radius.mark};
    color: inherit;
    text-decoration: none;
    text-underline-offset: 3px;
  }
  > h3 > a:hover {
    text-decoration: underline;
  }
  a:focus-visible,
  input:focus-visible,
  > button:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }

  > [data-part='face'] {
    position: relative;
    flex: 1;
    min-block-size: 0;
  }
  > [data-part='face'] > p {
    display: flex;
    gap: ${tokens.space[2]};
    margin: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  > [data-part='face'] > p + p {
    gap: ${tokens.space[3]};
    padding-block-start: ${tokens.space[2]};
  }
  [data-part='kind'] > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='kind'] > :nth-child(2) {
    flex: 0 0.25 auto;
  }
  [data-kind] {
    overflow: hidden;
    word-spacing: ${tokens.space[1]};
    text-overflow: ellipsis;
  }
  [data-kind='strong'] {
    color: ${tokens.color.text};
  }
  [data-kind='none'] {
    word-spacing: normal;
    color: ${tokens.color.warning};
  }

  > [data-part='foot'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
  }
  > [data-part='foot'] > :last-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: -6px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
  }
  > button:hover,
  > button[aria-expanded='true'] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  > button > svg {
    inline-size: 16px;
    block-size: 16px;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }

  [role='progressbar'] {
    flex: none;
    inline-size: 72px;
    block-size: 4px;
    background: linear-gradient(${tokens.color.strong}, ${tokens.color.strong}) no-repeat 0 0 / var(--share) 100% ${tokens.color.track};
    forced-color-adjust: none;
  }
  [role='progressbar'][data-complete] {
    background: ${tokens.color.success};
  }
  /* A figure that nobody measured is drawn as loosely as it is known. */
  [role='progressbar'][data-estimate] {
    background:
      repeating-linear-gradient(90deg, transparent 0 3px, ${tokens.color.track} 3px 5px),
      linear-gradient(${tokens.color.textMuted}, ${tokens.color.textMuted}) no-repeat 0 0 / var(--share) 100% ${tokens.color.track};
  }
  [data-cw-theme='contrast'] & [role='progressbar'] {
    outline: 1px solid ${tokens.color.text};
  }
  @media (forced-colors: active) {
    [role='progressbar'] {
      outline: 1px solid CanvasText;
      background: linear-gradient(CanvasText, CanvasText) no-repeat 0 0 / var(--share) 100% Canvas;
    }
  }
`;
