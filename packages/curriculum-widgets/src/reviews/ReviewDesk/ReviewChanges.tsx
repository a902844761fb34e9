import type { EditionChange } from '@college/curriculum-model';
import { BusyArc } from '@college/ui/icons';
import { Button } from '@college/ui/Button';
import { Note } from '@college/ui/Note';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChangeEntry } from '../../editions/EditionComparison/ChangeEntry';
import { groupChanges } from '../../editions/EditionComparison/comparisonState';
import { InChinese } from '../../support/InChinese';
import { PlainList } from '../../support/layoutParts';
import { Caption, MutedText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { ShowMore, Sided, SideHead } from './reviewParts';
import type { ReviewedDraft } from './useReviewDesk';

interface ReviewChangesProps {
  draft: ReviewedDraft;
  onOpen: ((change: EditionChange) => void) | undefined;
  /** What belongs to a change and is shown under it. */
  renderUnder: ((change: EditionChange) => ReactNode) | undefined;
}

/** What the draft changes, course by course in the order of consequence. */
export function ReviewChanges({ draft, onOpen, renderUnder }: ReviewChangesProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const listRef = useRef<HTMLDivElement>(null);
  const { changes, place, cellAt, setPlace, parts } = draft;
  const { list, total, isPending, failure, retry, showMore } = changes;
  const rest = (total ?? 0) - list.length;

  useLayoutEffect(() => {
    const entry = place === null ? null : listRef.current?.querySelector(`[data-at="${CSS.escape(place)}"]`);
    entry?.scrollIntoView({ block: 'nearest' });
    // The keys lead to it, so Enter opens it.
    entry?.querySelector('button')?.focus({ preventScroll: true });
  }, [place]);

  return (
    <Sided aria-label={text.changes}>
      <SideHead>
        <PartTitle as="h2">{text.changes}</PartTitle>
        {parts && <Caption>{text.inChanges({ courses: parts.filter(({ course }) => course !== null).length })}</Caption>}
      </SideHead>
      <div ref={listRef} aria-busy={isPending || undefined}>
        {failure !== null && (
          <Note variant="error" action={<Button onPress={retry}>{text.retry}</Button>}>
            {text.changesFailed} {failure}
          </Note>
        )}
        {total === 0 && <MutedText>{text.noChanges}</MutedText>}
        {groupChanges(list).map(({ course, changes: own }) => (
          <Group key={course?.lineage ?? 0} aria-label={course?.name ?? text.major}>
            <PartTitle>
              {onOpen && own[0] ? (
                <CourseLink variant="link" onPress={() => own[0] && onOpen(own[0])}>
                  <InChinese text={course?.name ?? text.major} language={language} />
                </CourseLink>
              ) : (
                <InChinese text={course?.name ?? text.major} language={language} />
              )}
            </PartTitle>
            <PlainList>
              {own.map((change) => (
                <Entry key={change.at}>
                  <PlainList>
                    <ChangeEntry
                      change={change}
                      cell={cellAt(change.at)}
                      isSelected={change.at === place}
                      onSelect={setPlace}
                      onOpen={onOpen ?? nowhere}
                      onRevert={undefined}
                    />
                  </PlainList>
                  {renderUnder?.(change)}
                </Entry>
              ))}
            </PlainList>
          </Group>
        ))}
        {isPending && (
          <Waiting role="status">
            <BusyArc />
            {text.loadingChanges}
          </Waiting>
        )}
        {!isPending && rest > 0 && (
          <ShowMore>
            <Button variant="link" onPress={showMore}>
              {text.moreChanges({ count: rest })}
            </Button>
          </ShowMore>
        )}
      </div>
    </Sided>
  );
}

function nowhere() {}

const CourseLink = styled(Button)`
  margin-block: -6px;
  margin-inline-start: -13px;
  font: inherit;
  text-align: start;
`;

const Group = styled.section`
  display: grid;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[3]};

  /* On a line with the heading beside it. */
  &:first-of-type {
    padding-block-start: 0;
  }
  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const Entry = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  color: ${tokens.color.textMuted};
`;
