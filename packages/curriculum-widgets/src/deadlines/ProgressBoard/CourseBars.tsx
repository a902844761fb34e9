import type { BoardCourse, DeadlinePart } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { useMessages } from '@college/ui/messages';
import { memo, useId, useMemo, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { barPaths, pitch, rowHeight } from './barPaths';
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

  const paths = useMemo(() => barPaths(courses, part), [courses, part]);
  const [first] = courses;
  if (!first) return null;
  const shown = current ?? first;
  const place = current ? courses.indexOf(current) : 0;
  return (
    <Frame>
      <Bars
        role="listbox"
        tabIndex={0}
        aria-label={text.bars({ name, count: courses.length })}
        aria-activedescendant={current && id}
        style={{ '--count': courses.length } as CSSProperties}
        onKeyDown={walk}
        onFocus={() => setAt((before) => before ?? 0)}
        onBlur={() => setAt(null)}
        onPointerMove={(event) => setAt(placeOf(event, courses.length))}
        onPointerLeave={() => setAt(null)}
        onClick={(event) => {
          const pressed = courses[placeOf(event, courses.length)];
          if (pressed) onOpen?.(pressed);
        }}
      >
        <svg viewBox={`0 0 ${courses.length * pitch} ${rowHeight}`} preserveAspectRatio="none" aria-hidden>
          {Object.entries(paths).map(([shape, path]) => path !== '' && <path key={shape} data-shape={shape} d={path} />)}
        </svg>
        <div
          id={id}
          role="option"
          tabIndex={-1}
          aria-selected={current !== undefined}
          aria-label={words(shown)}
          aria-posinset={place + 1}
          aria-setsize={courses.length}
          style={{ '--place': place } as CSSProperties}
        />
      </Bars>
      {current && (
        <Tip aria-hidden>
          <b>{current.name}</b> {words(current).slice(current.name.length)}
        </Tip>
      )}
    </Frame>
  );
});

/** The place of the bar under the pointer. */
function placeOf({ currentTarget, clientX }: MouseEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(count - 1, Math.floor(((clientX - left) / width) * count)));
}

const Frame = styled.div`
  position: relative;
`;

const Bars = styled.div`
  position: relative;
  inline-size: min(100%, calc(var(--count) * ${pitch}px));
  max-inline-size: 480px;
  block-size: ${rowHeight}px;
  border-radius: ${tokens.radius.mark};
  outline: none;
  cursor: pointer;

  &:focus-visible {
    box-shadow: 0 0 0 2px ${tokens.color.focusRing};
  }
  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    print-color-adjust: exact;
  }
  [data-shape='track'] {
    fill: ${tokens.color.track};
  }
  [data-shape='fill'] {
    fill: ${tokens.color.strong};
  }
  [data-shape='cap'] {
    fill: ${tokens.color.success};
  }
  [data-shape='error'] {
    fill: ${tokens.color.danger};
  }
  [data-shape='warning'] {
    fill: ${tokens.color.warning};
  }
  > [role='option'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--place) / var(--count) * 100%);
    inline-size: calc(100% / var(--count));
    pointer-events: none;
  }
  > [role='option'][aria-selected='true'] {
    outline: 2px solid ${tokens.color.focusRing};
  }
  @media (forced-colors: active) {
    [data-shape] {
      fill: CanvasText;
    }
    [data-shape='track'] {
      fill: GrayText;
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
