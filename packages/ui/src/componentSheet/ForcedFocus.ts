import { styled } from 'styled-components';
import { tokens } from '../theme';

/** The ring of a control that has the focus, on one that has not: only one on a page can. */
export const ForcedFocus = styled.div`
  [role='presentation'],
  [role='combobox'] {
    border-color: transparent;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
`;
