import { css } from 'styled-components';
import { tokens } from './tokens';

const onHighlight = ['text', 'textMuted', 'selectionText', 'onAccent', 'link', 'accent', 'danger', 'strong', 'weak', 'suggested'] as const;

/**
 * For what is filled with the system's highlight under forced colours: its words and signs take the colour that belongs on it, and the browser puts no
 * ground of its own behind them.
 */
export const filledWithHighlight = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    ${onHighlight.map((role) => `${tokens.vars.color[role]}: HighlightText;`).join('\n')}
  }
`;
