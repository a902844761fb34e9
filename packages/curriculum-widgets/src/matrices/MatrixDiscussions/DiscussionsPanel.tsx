import { commentPlaceLabel, type CommentMark, type LinkedMatrices, type MatrixKind, type ToldFinding } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import type { CellAt } from '../MatrixGrid';
import { discussedThings, type DiscussedThing } from './discussedThings';
import { matrixDiscussionsMessages } from './messages';

/** A thing whose discussions are drawn. */
export interface DiscussedPlace extends Omit<DiscussedThing, 'at'> {
  /** Counted up each time somebody comes to write the first comment on it. */
  writeRequest: number;
}

const noFindings: readonly ToldFinding[] = [];

/** Comments on cells, rows and columns of the matrices, and what rules find there. */
export interface MatrixComments {
  /** How many discussions there are, by place; memoize it. */
  marks: readonly CommentMark[];
  /** What rules find in the major, for the marks at their places; memoize it. @default there are no such marks */
  findings?: readonly ToldFinding[] | undefined;
  /** Draws what rules find at a thing and the discussions about it with the way to a new one, such as `PlaceComments`. */
  render: (thing: DiscussedPlace) => ReactNode;
}

/** Which discussions somebody came for, counted up with each time. */
export interface Asked {
  at: DiscussedThing['at'];
  cell: CellAt;
  count: number;
}

interface DiscussionsPanelProps {
  comments: MatrixComments;
  matrices: LinkedMatrices;
  matrix: MatrixKind;
  cell: CellAt | null;
  asked: Asked | null;
  /** Esc: back to the cell. */
  onLeave: () => void;
}

/** The discussions about the active cell, its row and its column. */
export function DiscussionsPanel({ comments, matrices, matrix, cell, asked, onLeave }: DiscussionsPanelProps) {
  const text = useMessages(matrixDiscussionsMessages);
  const language = useLanguage();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const things = cell
    ? discussedThings(cell, matrix, { matrices, marks: comments.marks, findings: comments.findings ?? noFindings, language })
    : [];
  const count = asked?.count ?? 0;
  const at = asked?.at;
  useEffect(() => {
    const section = count > 0 ? root.current?.querySelector(`[data-at="${at}"]`) : null;
    // A field in it that opened for them has the focus already.
    if (section && !section.querySelector(':focus')) section.querySelector<HTMLElement>('h3')?.focus();
  }, [count, at]);

  if (things.length === 0) return <EmptyState title={text.noCell} hint={text.noCellHint} />;
  return (
    <Things
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isInComposition(event)) onLeave();
      }}
    >
      {things.map((thing, index) => {
        const { at: where, place, name, open, resolved, findings } = thing;
        const isAsked = where === at && things.findIndex((one) => one.at === where) === index;
        return (
          <section key={place} aria-labelledby={`${id}-${index}`} data-at={where}>
            <h3 id={`${id}-${index}`} tabIndex={-1}>
              <small>{commentPlaceLabel(place)?.[language]}</small> <InChinese text={name} language={language} />
            </h3>
            {comments.render({ place, name, open, resolved, findings, writeRequest: isAsked && open + findings.length === 0 ? count : 0 })}
          </section>
        );
      })}
    </Things>
  );
}

const Things = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
  padding: 0 ${tokens.space[6]} ${tokens.space[6]};

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[2]};
  }
  > section + section {
    padding-block-start: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.border};
  }
  h3 {
    margin: 0;
    outline: none;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;
