import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** A form at the entrance: controls 40 px high, as on the sign-in page. */
export const DoorForm = styled.form`
  ${tokens.vars.density.control}: 40px;
  display: grid;
  gap: ${tokens.space[5]};
`;

/** Running text above a form. */
export const Lead = styled.p`
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Help under it. */
export const Aside = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  text-wrap: pretty;
`;

/** Links below a form, in its middle as the sign-in page has them. */
export const Ways = styled.div`
  display: grid;
  justify-items: center;
`;
