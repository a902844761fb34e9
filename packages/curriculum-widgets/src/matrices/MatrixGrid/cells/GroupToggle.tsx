import { withLang } from '@college/ui/messages';
import type { MatrixFound, MatrixGroup } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { plainHead } from '../../../support/shortHeads';
import { useLanguage } from '../../../support/useLanguage';
import { FormerCode, HeadMark } from './HeadContent';
import { SpotMarks } from './SpotMarks';

interface GroupToggleProps {
  group: MatrixGroup;
  isClosed: boolean;
  /** How many lines the group has: closing a single one gains nothing. */
  count: number;
  /** Open discussions about it. */
  discussed: number | undefined;
  /** What rules find there. */
  found: MatrixFound | undefined;
  text: MatrixGridText;
}

/** The name of a group with the button that closes or opens it; the grid handles the press. The keyboard has Alt and an arrow for it. */
export function GroupToggle({ group, isClosed, count, discussed, found, text }: GroupToggleProps) {
  const language = useLanguage();
  const name = [group.code, plainHead(group.label)].filter(Boolean).join(' ');
  return (
    <>
      <span data-part="name">
        {group.code && <b>{group.code}</b>}
        {group.codeBefore !== undefined && <FormerCode code={group.codeBefore} text={text} />}
        <span>{withLang((isClosed && group.closedLabel) || group.label, language)}</span>
        {group.mark && <HeadMark mark={group.mark} text={text} />}
      </span>
      {group.isCollapsible && (isClosed || count > 1) && (
        <button
          type="button"
          tabIndex={-1}
          data-group={group.id}
          aria-expanded={!isClosed}
          aria-label={isClosed ? text.open({ name }) : text.close({ name })}
        />
      )}
      {(discussed || found) && <SpotMarks {...{ discussed, found, text }} isSpoken group={group.id} />}
    </>
  );
}
