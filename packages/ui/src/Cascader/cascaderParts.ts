import { styled } from 'styled-components';
import { controlEdge, controlFocus } from '../Field';
import { layerGround } from '../Popover/PopoverSurface';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';
import { clipped } from '../VisuallyHidden/clipped';
import { edge, optionHeight } from './optionPlaces';

/**
 * The field's button and, by the same class, the layer with its content. Its rules are in the page with the button: opening the layer adds none,
 * so that the rest of the page is not restyled.
 */
export const CascaderBox = styled.div`
  &[data-part='trigger'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${tokens.density.control};
    margin: 0;
    padding: calc(${tokens.space[1]} - 1px) ${tokens.space[3]};
    font: inherit;
    text-align: start;
    cursor: default;
    outline: none;
    ${controlEdge}
  }
  &[data-part='trigger'] > svg {
    flex: none;
    margin-inline: auto -4px;
    color: ${tokens.color.textMuted};
  }
  &[data-part='trigger']:disabled > svg {
    color: inherit;
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &[data-part='trigger']:focus-visible,
  &[aria-expanded='true'] {
    ${controlFocus}
  }

  /* Covers the window: positions the layer and catches presses outside it. The space before the layer shrinks at the edge of the window. */
  &[data-part='ground'] {
    position: fixed;
    inset: 0;
    z-index: ${tokens.z.overlay};
    box-sizing: border-box;
    display: flex;
    align-items: flex-start;
    padding: var(--top) ${tokens.space[3]} var(--bottom);
    touch-action: none;
  }
  &[data-side='top'] {
    align-items: flex-end;
  }
  &[data-part='ground']::before {
    content: '';
    flex: 0 1 calc(var(--left) - ${tokens.space[3]});
  }
  > [role='dialog'] {
    flex: none;
    max-inline-size: 100%;
    outline: none;
    ${layerGround}
  }
  [data-part='spoken'] {
    ${clipped}
  }

  [data-part='search'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    block-size: 40px;
    padding-inline: ${tokens.space[4]};
    border-block-end: 1px solid ${tokens.color.border};
    color: ${tokens.color.textMuted};
  }
  [data-part='search'] > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.text};
    font: inherit;
    outline: none;
  }
  [data-part='search'] > input::placeholder {
    color: ${tokens.color.textPlaceholder};
    opacity: 1;
  }
  [data-part='search']:focus-within {
    box-shadow: inset 0 -2px 0 ${tokens.color.focusRing};
  }
  [data-part='results'] {
    inline-size: 560px;
    max-inline-size: 90vw;
  }

  [data-part='columns'] {
    display: flex;
    max-inline-size: min(880px, 90vw);
    overflow-x: auto;
    overscroll-behavior: contain;
  }
  [data-part='columns'] > * {
    flex: none;
    inline-size: 224px;
  }
  [data-part='columns'] > :nth-child(1) {
    inline-size: 152px;
  }
  [data-part='columns'] > :nth-child(2) {
    inline-size: 184px;
  }
  /* Labels that are cut leave room for the rest of their words: the levels share the width of the field. */
  [data-part='columns'][data-cut] > :nth-child(n) {
    inline-size: max(184px, calc((var(--width) - 2px) / var(--levels)));
  }
  [data-part='columns'] > * + * {
    border-inline-start: 1px solid ${tokens.color.border};
  }

  [role='listbox'] {
    position: relative;
    block-size: min(var(--list-height, 328px), max(var(--room, 60vh), ${2 * optionHeight + 2 * edge}px), 60vh);
    overflow: hidden auto;
    overscroll-behavior: contain;
    outline: none;
  }
  [role='option'] {
    position: absolute;
    inset-inline: ${tokens.space[1]};
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    block-size: ${optionHeight}px;
    padding-inline: ${tokens.space[3]};
    border-radius: ${tokens.radius.control};
    white-space: nowrap;
    cursor: default;
  }
  [role='option'] > [data-part='words'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [role='option'] > [data-part='words']:not(:only-child) {
    flex: none;
    max-inline-size: 100%;
  }
  [data-part='rest'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    text-overflow: ellipsis;
  }
  [aria-selected='true'] > [data-part='rest'] {
    color: inherit;
  }
  [role='option'] > svg {
    margin-inline-start: auto;
    color: ${tokens.color.textMuted};
  }
  [data-branch]::after {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-inline: auto 5px;
    border: solid ${tokens.color.textMuted};
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  [role='option']:hover,
  [data-active] {
    background: ${tokens.color.rowHoverRaised};
  }
  [role='option'][aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    ${filledWithHighlight}
  }
  [role='option'][aria-disabled] {
    color: ${tokens.color.textDisabled};
  }
  [role='listbox']:focus-visible [data-active],
  [data-part='search']:focus-within ~ [data-part='results'] [data-active] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
