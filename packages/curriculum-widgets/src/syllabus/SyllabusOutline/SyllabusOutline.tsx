import type { PartReadiness, SyllabusFieldName, SyllabusTableName } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { treeOf } from '@college/ui/shadow';
import { ArrowDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FilledCount } from './FilledCount';
import { jumpToPart } from './jumpToField';
import { syllabusOutlineMessages } from './messages';
import { OutlinePart } from './OutlinePart';
import { Outline } from './outlineStyles';
import { outlineParts, partId, type SyllabusPart } from './outlineParts';
import { useCurrentPart } from './useCurrentPart';

/** Outline, gap and sheet side by side. */
const besideWidth = 1080;

export interface SyllabusOutlineProps {
  /** Of each part, as `syllabusReadiness` of the model works it out. */
  readiness: readonly PartReadiness[];
  /** Leads to a missing field; `jumpToField` brings it into sight. */
  onJump: (field: SyllabusFieldName) => void;
  /** Leads to the next field that is missing; F8 is the key for it. Without it there is no such button. */
  onNext?: () => void;
  /** Where the matrices are made. */
  links?: Partial<Record<SyllabusTableName, string>>;
  /** Goes to the outline. */
  className?: string;
}

/**
 * The navigation of the syllabus: its parts, the completion of each, and what is missing.
 * Sections are found by their `partId`; the outline is in the same container as the sheet and collapses where that is narrow.
 */
export function SyllabusOutline({ readiness, onJump, onNext, links = {}, className }: SyllabusOutlineProps) {
  const text = useMessages(syllabusOutlineMessages);
  const ref = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(ref);
  const [isOpened, setOpened] = useState(false);
  const [current, setCurrent] = useCurrentPart(ref);
  const isShort = isNarrow && !isOpened;

  function handlePart(part: SyllabusPart) {
    const section = treeOf(ref.current).getElementById(partId(part));
    if (!section) return;
    jumpToPart(section);
    setCurrent(part);
    setOpened(false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isNarrow || !isOpened) return;
    event.stopPropagation();
    ref.current?.querySelector('button')?.focus();
    setOpened(false);
  }

  return (
    <Outline
      ref={ref}
      onKeyDown={handleKeyDown}
      className={className}
      aria-label={text.label}
      data-short={isShort || undefined}
      data-floating={(isNarrow && isOpened) || undefined}
    >
      <div data-panel="">
        {isNarrow && (
          <IconButton
            size="small"
            aria-expanded={isOpened}
            aria-label={isOpened ? text.collapse : text.expand}
            onPress={() => setOpened(!isOpened)}
          >
            <Icon of={isOpened ? PanelLeftClose : PanelLeftOpen} />
          </IconButton>
        )}
        {!isShort && <FilledCount readiness={readiness} />}
        <ol>
          {outlineParts.map((part) => (
            <OutlinePart
              key={part}
              part={part}
              readiness={readiness.find((of) => of.part === part)}
              links={links}
              isCurrent={part === current}
              isShort={isShort}
              onPart={handlePart}
              onJump={(field) => {
                setOpened(false);
                onJump(field);
              }}
            />
          ))}
        </ol>
        {onNext && !isShort && readiness.some(({ missing }) => missing.length > 0) && (
          <button type="button" data-next="" aria-keyshortcuts="F8" onClick={onNext}>
            <Icon of={ArrowDown} size="small" />
            {text.next}
            <Kbd>F8</Kbd>
          </button>
        )}
      </div>
    </Outline>
  );
}

/** Whether the container of the outline, or of its `aside`, is too narrow for outline and sheet side by side. */
function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const outline = ref.current;
    const around = (outline?.closest('aside') ?? outline)?.parentElement;
    if (!around) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < besideWidth);
    });
    watch.observe(around);
    return () => watch.disconnect();
  }, [ref]);
  return isNarrow;
}
