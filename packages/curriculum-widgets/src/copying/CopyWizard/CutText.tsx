import { cut } from '@college/curriculum-model';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';

interface CutTextProps {
  text: string;
  /** Characters that stay, the ellipsis included (decision 95). */
  limit: number;
}

/** A text cut for the eye; the tooltip and whoever listens get all of it. */
export function CutText({ text, limit }: CutTextProps) {
  const shown = cut(text, limit);
  if (shown === text) return <span>{text}</span>;
  return (
    <span title={text}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
