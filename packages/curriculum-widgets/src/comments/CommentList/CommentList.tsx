import { ownPlace, type CommentThread as Thread, type ThreadState } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { returnFocusSoon } from '../../support/returnFocus';
import { Caption } from '../../support/textParts';
import { CommentBox, CommentThread, ThreadPlace, type CommentListSource, type UnsentTexts } from '../CommentThread';
import { commentListMessages } from './messages';
import { threadsOnPage, useCommentList } from './useCommentList';

export interface CommentListProps {
  /** Where discussions are read, begun and answered. */
  source: CommentListSource;
  /** The major whose curriculum it is, that of a draft where the draft is read. */
  majorId: number;
  /** A course unit of it, to whose discussions the list is limited. */
  courseId?: number;
  /** One place of it, such as `course:1004/goal:2210`, by the numbers of the edition or by lineage. */
  place?: string;
  /** The id of the reader; null for somebody who only reads. @default null */
  userId?: number | null;
  /** The way to what a discussion is about. Without an address there is no link. */
  placeHref?: (thread: Thread) => string | undefined;
  /** Where texts wait that were not sent, while other things show. @default they are lost */
  unsent?: UnsentTexts | undefined;
  /** Increment it when others wrote, where the application hears of that: the list is read again, and unsaved input is kept. @default 0 */
  changes?: number;
  /** Whether the field for a new discussion takes the focus. @default false */
  autoFocus?: boolean;
  /** Called after each change that the reader made, so that counts elsewhere can be read again. */
  onCommentsChange?: () => void;
}

/** The discussions of a major, a course unit or one place, under what they are about, with a field for a new one. */
export function CommentList(props: CommentListProps) {
  const { majorId, courseId, place } = props;
  return <Discussions key={`${majorId} ${courseId ?? ''} ${place ?? ''}`} {...props} />;
}

function Discussions({
  source,
  majorId,
  courseId,
  place,
  userId = null,
  placeHref,
  unsent,
  changes,
  autoFocus = false,
  onCommentsChange,
}: CommentListProps) {
  const text = useMessages(commentListMessages);
  const list = useCommentList({ source, majorId, courseId, place, changes, onChange: onCommentsChange });
  const { read, request, groups, state } = list;
  const root = useRef<HTMLElement>(null);
  const total = read?.pageInfo.total ?? 0;
  const isCommented = read !== null && read.open + read.resolved > 0;
  const at = place ?? ownPlace(courseId, courseId === undefined ? 'major' : 'course');

  function handleThreadChange(thread: Thread, after: Thread | null) {
    list.changeThread(thread, after);
    // A discussion that goes takes the focus along.
    if (after === null) returnFocusSoon(() => root.current?.querySelector('textarea'));
  }

  async function handleSend(written: { text: string; mentions: number[] }) {
    list.changeThread(null, await source.startThread({ majorId, place: at, ...written }));
  }

  return (
    <List ref={root} aria-label={text.title} aria-busy={list.isPending || undefined}>
      {userId !== null && (
        <CommentBox
          source={source}
          majorId={majorId}
          label={text.write}
          placeholder={text.writePlaceholder}
          sendLabel={text.send}
          sendingLabel={text.sending}
          autoFocus={autoFocus}
          unsent={unsent}
          unsentKey={at}
          onSend={handleSend}
        />
      )}
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={list.retry} />}
      {request.status === 'loading' && !read && (
        <Lines role="status" aria-label={text.loading}>
          {[60, 82, 48].map((share) => (
            <Skeleton key={share} width={`${share}%`} />
          ))}
        </Lines>
      )}
      {read && (
        <>
          {isCommented && (
            <SegmentedControl
              aria-label={text.state}
              size="small"
              value={state}
              onChange={(chosen) => list.setState(chosen as ThreadState)}
            >
              <Segment value="open">{text.chosen({ state: text.open, count: read.open })}</Segment>
              <Segment value="resolved">{text.chosen({ state: text.resolved, count: read.resolved })}</Segment>
              <Segment value="all">{text.chosen({ state: text.all, count: read.open + read.resolved })}</Segment>
            </SegmentedControl>
          )}
          <VisuallyHidden role="status">{text.counted({ open: read.open, resolved: read.resolved })}</VisuallyHidden>
          {groups.length === 0 && !list.isPending && request.status !== 'failed' && (
            <Nothing isCommented={isCommented} state={state} canWrite={userId !== null} />
          )}
          {groups.map(({ place: of, threads }) => (
            <Group key={of}>
              {place === undefined && (
                <header>
                  {courseId === undefined && threads[0]!.course && <Caption>{threads[0]!.course.name}</Caption>}
                  <ThreadPlace thread={asItIs(threads[0]!)} href={placeHref?.(threads[0]!)} />
                </header>
              )}
              {threads.map((thread) => (
                <CommentThread
                  key={thread.id}
                  source={source}
                  majorId={majorId}
                  thread={thread}
                  userId={userId}
                  unsent={unsent}
                  onThreadChange={(after) => handleThreadChange(thread, after)}
                  onWritingChange={(isNow) => isNow && list.noteWriting(thread)}
                />
              ))}
            </Group>
          ))}
          {total > threadsOnPage && (
            <Pagination page={list.page} pageSize={threadsOnPage} total={total} isDisabled={list.isPending} onPageChange={list.setPage} />
          )}
        </>
      )}
    </List>
  );
}

/** What became of the thing since is said by each discussion. */
function asItIs({ wordsNow, ...thread }: Thread): Thread {
  return { ...thread, here: thread.place, words: wordsNow ?? thread.words };
}

function Nothing({ isCommented, state, canWrite }: { isCommented: boolean; state: ThreadState; canWrite: boolean }) {
  const text = useMessages(commentListMessages);
  if (!isCommented) return <EmptyState title={text.none} hint={canWrite ? text.noneHint : text.noneReadOnly} />;
  return state === 'resolved' ? (
    <EmptyState mark={null} title={text.noneResolved} />
  ) : (
    <EmptyState mark={null} title={text.noneOpen} hint={text.noneOpenHint} />
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};

  > header {
    display: grid;
    gap: ${tokens.space[1]};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[4]};
`;
