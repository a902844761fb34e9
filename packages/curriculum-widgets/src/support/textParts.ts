import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** What is secondary within a line. */
export const Muted = styled.span`
  color: ${tokens.color.textMuted};
`;

/** A secondary sentence on lines of its own. */
export const MutedText = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

/** A secondary figure, whose digits align with those above and below. */
export const MutedFigures = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** A small note within a line. */
export const Caption = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

/** A small note on lines of its own. */
export const CaptionText = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

/** The heading of a section of a page. */
export const SectionTitle = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

/** The heading of a part of a section. */
export const PartTitle = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;
