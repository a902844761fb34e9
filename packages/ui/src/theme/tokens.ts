import { createTheme } from 'styled-components';
import { light } from './palettes';

/**
 * Design tokens: every leaf is a `var(--cw-…, fallback)`, so that styles follow theme and density without re-rendering.
 * Colours are roles, never hues; `size` and `space` are pixels.
 */
export const tokens = createTheme(
  {
    color: light,
    font: {
      family: '"PingFang SC","Microsoft YaHei","Noto Sans SC",system-ui,sans-serif',
      mono: 'ui-monospace,"Cascadia Mono",Consolas,"PingFang SC","Microsoft YaHei","Noto Sans SC",monospace',
      regular: '400',
      strong: '600',
    },
    /** Font shorthands without the family: `font-size/line-height`. */
    type: {
      caption: '12px/20px',
      body: '14px/20px',
      running: '14px/24px',
      section: '16px/24px',
      title: '20px/28px',
      display: '28px/40px',
    },
    space: {
      0: '0px',
      1: '4px',
      2: '8px',
      3: '12px',
      4: '16px',
      5: '20px',
      6: '24px',
      8: '32px',
      10: '40px',
      12: '48px',
      16: '64px',
    },
    radius: { mark: '2px', control: '4px', layer: '6px', round: '999px' },
    density: { row: '40px', control: '32px', cellX: '12px', matrixCell: '40px', starColumn: '40px' },
    size: {
      navOpen: '208px',
      navRail: '56px',
      topbar: '48px',
      pageX: '32px',
      pageMin: '1300px',
      readMax: '784px',
      gutter: '136px',
      dataCheckOpen: '400px',
      dataCheckClosed: '41px',
      dialogS: '400px',
      dialogM: '560px',
      dialogL: '880px',
      dialogXL: '1200px',
      popover: '560px',
      hitMin: '24px',
      icon: '16px',
    },
    z: {
      base: '0',
      frozen: '10',
      frozenCorner: '20',
      sticky: '30',
      topbar: '40',
      panel: '50',
      popover: '100',
      overlay: '200',
      dialog: '210',
      dialogPopover: '220',
      toast: '300',
      tooltip: '400',
    },
    motion: { fast: '120ms', base: '160ms', slow: '180ms', ease: 'cubic-bezier(0.2,0,0,1)' },
    /** Width of the edge around floating layers; 2px in high contrast, where shadows are absent. */
    layer: { edge: '1px' },
  },
  { prefix: 'cw' },
);

/** Values that compact density changes; regular is the default of `tokens.density`. */
export const compactDensity = { row: '32px', control: '28px', cellX: '8px', matrixCell: '32px', starColumn: '32px' };
