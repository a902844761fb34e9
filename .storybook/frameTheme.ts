import { create } from 'storybook/theming/create';
import { light } from '../packages/ui/src/theme/palettes';
import { tokens } from '../packages/ui/src/theme/tokens';

/** The product's mark, as in the frame of the workbench. */
const mark =
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true"><rect x=".75" y=".75" width="14.5" height="14.5" stroke-width="1.5"/><path d="M8 1v14M1 8h14"/><rect x="8" y="1" width="7" height="7" fill="currentColor" stroke="none"/></svg>';

/** Storybook's own frame in the colours and the font of the product: ink on paper. */
export const frameTheme = create({
  base: 'light',
  brandTitle: `<span style="display:flex;align-items:center;gap:8px">${mark}<span>课程体系工作台<br><small>Curriculum Workbench</small></span></span>`,
  brandUrl: './?path=/docs/start-here-welcome--docs',
  brandTarget: '_self',
  fontBase: tokens.font.family.replace(/^var\([^,]+,\s*|\)$/g, ''),
  colorPrimary: light.accent,
  colorSecondary: light.accentFill,
  appBg: light.surface,
  appContentBg: light.surfaceRaised,
  appBorderColor: light.border,
  appBorderRadius: 4,
  textColor: light.text,
  textMutedColor: light.textMuted,
  barTextColor: light.textMuted,
  barSelectedColor: light.accent,
  barHoverColor: light.accent,
  barBg: light.surface,
  inputBg: light.surfaceRaised,
  inputBorder: light.borderControl,
  inputTextColor: light.text,
  inputBorderRadius: 4,
});
