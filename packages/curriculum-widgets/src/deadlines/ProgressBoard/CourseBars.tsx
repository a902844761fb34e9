import { rateOf, type BoardCourse, type DeadlinePart } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { useMessages } from '@college/ui/messages';
import { memo, useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { courseInWords } from './boardView';
import { progressBoardMessages } from './messages';

interface CourseBarsProps {
  name: string;
  courses: readonly BoardCourse[];
  part: DeadlinePart;
  onOpen: ((course: BoardCourse) => void) | undefined;
}

/** A bar for each course of a major, from low to high: the shape of the row is the message. One Tab stop; arrows walk, Enter opens the course. */
export const CourseBars = memo(function CourseBars({ name, courses, part, onOpen }: CourseBarsProps) {
  const text = useMessages(progressBoardMessages);
  const language = useLanguage();
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const current = at === null ? undefined : courses[Math.min(at, courses.length - 1)];
  const words = (course: BoardCourse) => courseInWords(course, part, { language, noLeader: text.noLeader });

  function walk(event: KeyboardEvent) {
    const last = courses.length - 1;
    const to = { ArrowRight: Math.min(last, (at ?? -1) + 1), ArrowLeft: Math.max(0, (at ?? 1) - 1), Home: 0, End: last }[event.key];
    if (to !== undefined) setAt(to);
    else if (event.key === 'Enter' && current) onOpen?.(current);
    else if (event.key === 'Escape' && at !== null) setAt(null);
    else return;
    event.preventDefault();
  }

  if (courses.length === 0) return null;
  return (
    <Frame>
      <Bars
        role="listbox"
        tabIndex={0}
        aria-label={text.bars({ name, count: courses.length })}
        aria-activedescendant={current && `${id}-${current.id}`}
        style={{ '--count': courses.length } as CSSProperties}
        onKeyDown={walk}
        onFocus={() => setAt((before) => before ?? 0)}
        onBlur={() => setAt(null)}
        onPointerOver={({ target }) => setAt(placeOf(target))}
        onPointerLeave={() => setAt(null)}
        onClick={({ target }) => {
          const pressed = courses[placeOf(target) ?? -1];
          if (pressed) onOpen?.(pressed);
        }}
      >
        {courses.map((course, index) => {
          const rate = rateOf(course, part);
          return (
            <i
              key={course.id}
              id={`${id}-${course.id}`}
              role="option"
              tabIndex={-1}
              data-at={index}
              aria-selected={course === current}
              aria-label={words(course)}
              data-complete={rate === 100 || undefined}
              data-level={course.errors > 0 ? 'error' : course.reminders > 0 ? 'warning' : undefined}
              style={{ '--rate': `${rate}%` } as CSSProperties}
            />
          );
        })}
      </Bars>
      {current && (
        <Tip aria-hidden>
          <b>{current.name}</b> {words(current).slice(current.name.length)}
        </Tip>
      )}
    </Frame>
  );
});

/** The place of the bar that an event is about. */
function placeOf(target: EventTarget): number | null {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined;
  return at === undefined ? null : Number(at);
}

const Frame = styled.div`
  position: relative;
`;

const Bars = styled.div`
  display: flex;
  gap: 2px;
  inline-size: min(100%, calc(var(--count) * 8px));
  max-inline-size: 480px;
  block-size: 28px;
  border-radius: ${tokens.radius.mark};
  outline: none;

  &:focus-visible {
    box-shadow: 0 0 0 2px ${tokens.color.focusRing};
  }
  > i {
    position: relative;
    flex: 1 1 6px;
    min-inline-size: 1px;
    block-size: 24px;
    background: linear-gradient(to top, ${tokens.color.strong} var(--rate), ${tokens.color.track} var(--rate));
    cursor: pointer;
    print-color-adjust: exact;
  }
  > i[data-complete] {
    border-block-start: 2px solid ${tokens.color.success};
  }
  > i[data-level]::after {
    content: '';
    position: absolute;
    inset-block-end: -4px;
    inset-inline: 0;
    block-size: 1px;
    background: ${tokens.color.warning};
  }
  > i[data-level='error']::after {
    block-size: 3px;
    background: ${tokens.color.danger};
  }
  > i[aria-selected='true'] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    > i {
      background: linear-gradient(to top, CanvasText var(--rate), Canvas var(--rate));
      forced-color-adjust: none;
    }
  }
`;

const Tip = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  z-index: ${tokens.z.popover};
  inline-size: max-content;
  max-inline-size: 400px;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: ${tokens.layer.edge} solid ${tokens.color.border};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.color.shadowPopover};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  pointer-events: none;
`;
