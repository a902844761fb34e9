import { cut } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';

interface CutTextProps {
  text: string;
  /** Characters that stay, the ellipsis included (decision 95). */
  limit: number;
  /** Whether there is room for the whole on the lines beneath. @default false */
  isWholeBeneath?: boolean;
}

/** A text cut for the eye; the tooltip and whoever listens get all of it. */
export function CutText({ text, limit, isWholeBeneath = false }: CutTextProps) {
  const lang = langOf(text, useLanguage());
  const shown = cut(text, limit);
  if (shown === text) return <span lang={lang}>{text}</span>;
  return (
    <span title={text} lang={lang}>
      <span aria-hidden>{shown}</span>
      {isWholeBeneath ? <Whole>{text}</Whole> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}

const Whole = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  overflow-wrap: anywhere;
`;
