import { Popover } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { tokens } from '../theme';

/** The look of a layer at a control. */
export const layerGround = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowPopover};
`;

/** The surface of every layer at a control: popovers, menus, option lists. React Aria positions and flips it. */
export const PopoverSurface = styled(Popover)`
  /* React Aria writes a z-index above every layer into the style attribute; toasts and tooltips must stay above. */
  z-index: ${tokens.z.overlay} !important;
  outline: none;
  ${layerGround}
`;
