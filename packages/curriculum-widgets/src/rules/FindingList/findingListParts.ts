import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { FindingFold } from '../../support/findingParts';

/** A heading with what is under it. */
export const Group = styled.section`
  padding-block: ${tokens.space[2]} ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.borderStrong};
`;

/** The heading of a group: its name, its number, the arrow. */
export const Fold = styled(FindingFold)`
  grid-template-columns: minmax(0, auto) minmax(0, 1fr) 16px;
  inline-size: 100%;
  margin-inline: 0;
  padding-inline: 0;
  min-block-size: 32px;

  > b {
    overflow-wrap: anywhere;
  }
`;

/** How many are under a heading. */
export const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** A finding as a line: its sign, its sentence, what it is about, and the way there. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  column-gap: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  border-block-start: 1px solid ${tokens.color.border};
`;

/** At the end of a line. */
export const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 28px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

/** Below the sentence of a line. */
export const Below = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${tokens.space[2]};
  justify-items: start;
  padding-block: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`;
