import { cut } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';

interface CutTextProps {
  text: string;
  /** Characters that stay, the ellipsis included (decision 95). */
  limit: number;
  /** Whether there is room for the whole on the lines beneath. @default false */
  isWholeBeneath?: boolean;
}

/** A text cut for the eye; the tooltip and whoever listens get all of it. */
export function CutText({ text, limit, isWholeBeneath = false }: CutTextProps) {
  const shown = cut(text, limit);
  if (shown === text) return <span>{text}</span>;
  return (
    <span title={text}>
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
