import { Popover } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { tokens } from '../theme';

/** How a layer beside a control looks. */
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

/** The ground of every layer beside a control: popovers, menus, lists of choices. React Aria places it and makes it flip. */
export const PopoverSurface = styled(Popover)`
  /* React Aria writes a z-index above every layer into the style attribute; toasts and tooltips must stay above. */
  z-index: ${tokens.z.overlay} !important;
  outline: none;
  ${layerGround}
`;
