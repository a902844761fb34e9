import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** A public page in two columns: what the product makes on the left, the way in on the right. */
export const Page = styled.main`
  display: grid;
  grid-template-columns: 2fr 1fr;
  min-inline-size: ${tokens.size.pageMin};
  min-block-size: max(100vh, 720px);
  background: ${tokens.color.surface};
`;

/** The left column: brand, picture, one line. */
export const Showpiece = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-items: center;
  gap: ${tokens.space[10]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
`;

/** The product's mark and name. */
export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

/** The right column, from the language switch down to a last muted line. */
export const Entrance = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: end;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-inline-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceRaised};
`;

/** A muted line at the foot of a column. */
export const Small = styled.p`
  justify-self: start;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
