import type { MatrixGridText } from '../messages';

interface DiscussionMarkProps {
  count: number;
  text: MatrixGridText;
  /** Whether it says its number itself; elsewhere the name of the cell does. */
  isSpoken: boolean;
  /** In the head of a group: its id. */
  group?: string;
}

/** How many open discussions there are: a number in the corner. The grid handles the press; the keyboard has Shift+F2. */
export function DiscussionMark({ count, text, isSpoken, group }: DiscussionMarkProps) {
  return (
    <>
      {isSpoken && <s>{text.between + text.discussed({ count })}</s>}
      <sup data-part="discussed" data-of-group={group} aria-hidden="true">
        {count}
      </sup>
    </>
  );
}
