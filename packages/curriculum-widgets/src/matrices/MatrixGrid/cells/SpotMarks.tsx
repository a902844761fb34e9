import type { MatrixFound } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';

interface SpotMarksProps {
  /** Open discussions. @default 0 */
  discussed?: number | undefined;
  /** What rules find there. */
  found?: MatrixFound | undefined;
  text: MatrixGridText;
  /** Whether they are said here; elsewhere the name of the cell says them. */
  isSpoken: boolean;
  /** In the head of a group: its id. */
  group?: string;
}

/** The corners of a cell or a head: how many open discussions there are, and what rules find. The grid handles the press; the keyboard has Shift+F2. */
export function SpotMarks({ discussed = 0, found, text, isSpoken, group }: SpotMarksProps) {
  return (
    <>
      {discussed > 0 && (
        <>
          {isSpoken && <s>{text.between + text.discussed({ count: discussed })}</s>}
          <sup data-part="discussed" data-mark="" data-of-group={group} aria-hidden="true">
            {discussed}
          </sup>
        </>
      )}
      {found && (
        <>
          {isSpoken && <s>{text.between + found.words}</s>}
          <sub data-mark="" data-of-group={group} data-level={found.level} title={found.words} aria-hidden="true" />
        </>
      )}
    </>
  );
}
