import { css } from 'styled-components';
import { tokens } from './tokens';

/**
 * For what is filled with the system's highlight under forced colours: its words and signs take the colour that belongs on it, and the browser puts no
 * ground of its own behind them.
 */
export const filledWithHighlight = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    ${tokens.vars.color.text}: HighlightText;
    ${tokens.vars.color.textMuted}: HighlightText;
    ${tokens.vars.color.selectionText}: HighlightText;
    ${tokens.vars.color.onAccent}: HighlightText;
    ${tokens.vars.color.link}: HighlightText;
    ${tokens.vars.color.accent}: HighlightText;
    ${tokens.vars.color.danger}: HighlightText;
    ${tokens.vars.color.strong}: HighlightText;
    ${tokens.vars.color.weak}: HighlightText;
    ${tokens.vars.color.suggested}: HighlightText;
  }
`;
