import type { CommentThread as Thread, ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import { findingsRoot } from '../../rules/fixes/useFocusBeside';
import { returnFocus, returnFocusSoon } from '../../support/returnFocus';
import { Caption } from '../../support/textParts';
import { PlaceFindings } from '../CommentDialog/PlaceFindings';
import type { AcceptsFinding } from '../CommentDialog/PlaceFindingsProps';
import { commentListMessages } from '../CommentList/messages';
import { threadsOnPage, useCommentList } from '../CommentList/useCommentList';
import { commentMarkMessages } from '../CommentMark/messages';
import { CommentBox, CommentThread, type CommentListSource, type UnsentTexts } from '../CommentThread';

export interface PlaceCommentsProps {
  /** Where discussions are read, begun and answered. */
  source: CommentListSource;
  /** The major whose curriculum it is, that of a draft where the draft is read. */
  majorId: number;
  /** What they are about, such as `course:1004/goal:2210`, by the numbers of the edition or by lineage. */
  place: string;
  /** What it is called. */
  name: string;
  /** What the rules find there, what weighs most first; listed above the discussions. @default [] */
  findings?: readonly ToldFinding[] | undefined;
  /** Applies quick fixes of the findings and takes them back; give other `findings` afterwards. Leave it out for people who may not edit the place. Calls: `POST /edition/applyfix`, `POST /edition/undofix` (extensions). */
  fixes?: QuickFixActs | undefined;
  /** Accepts one of the findings; give others afterwards. Leave it out for people who may not. Call: `POST /edition/acceptfinding` (extension). */
  acceptFinding?: AcceptsFinding | undefined;
  /** Whether there are discussions to read. Nothing is asked for where there are none. @default false */
  isCommented?: boolean;
  /** Whether it is still there, so that a discussion can begin. @default true */
  canBegin?: boolean;
  /** The id of the reader; null for somebody who only reads. @default null */
  userId?: number | null;
  /** Counted up where the field for a new discussion is to open and take the focus. @default 0 */
  writeRequest?: number;
  /** Where texts wait that were not sent, while other things show. @default they are lost */
  unsent?: UnsentTexts | undefined;
  /** Increment it when others wrote, where the application hears of that: the list is read again, and unsaved input is kept. @default 0 */
  changes?: number;
  /** Called after each change that the reader made, so that counts elsewhere can be read again. */
  onCommentsChange?: () => void;
}

/** The discussions about the thing above, resolved ones folded to a line, and the way to a new one. */
export function PlaceComments(props: PlaceCommentsProps) {
  // What is written about one thing is not carried over to another.
  return <Discussions key={`${props.majorId} ${props.place}`} {...props} />;
}

function Discussions(props: PlaceCommentsProps) {
  const {
    source,
    majorId,
    place,
    name,
    findings = [],
    fixes,
    acceptFinding,
    isCommented = false,
    canBegin = true,
    userId = null,
    writeRequest = 0,
    unsent,
    changes,
    onCommentsChange,
  } = props;
  const text = useMessages(commentListMessages);
  const mark = useMessages(commentMarkMessages);
  const [isWriting, setWriting] = useState(() => writeRequest > 0 || unsent?.has(place) === true);
  const [answered, setAnswered] = useState(writeRequest);
  if (answered !== writeRequest) {
    setAnswered(writeRequest);
    if (writeRequest > 0) setWriting(true);
  }
  const [hasOpened, setOpened] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isAsked = isCommented || hasBegun;
  const list = useCommentList({
    source,
    majorId,
    courseId: undefined,
    place,
    defaultState: 'all',
    isAsked,
    changes,
    onChange: onCommentsChange,
  });
  const { read, request } = list;
  const total = read?.pageInfo.total ?? 0;
  const mayBegin = userId !== null && canBegin;

  function handleClose() {
    flushSync(() => setWriting(false));
    returnFocus(opener.current);
  }

  function handleThreadChange(thread: Thread, after: Thread | null) {
    list.changeThread(thread, after);
    // A discussion that goes takes the focus along.
    if (after === null) returnFocusSoon(() => opener.current ?? [...(root.current?.querySelectorAll('textarea') ?? [])].at(-1));
  }

  async function handleSend(written: { text: string; mentions: number[] }) {
    list.changeThread(null, await source.startThread({ majorId, place, ...written }));
    setBegun(true);
    handleClose();
  }

  if (!isAsked && !mayBegin && findings.length === 0) return null;
  return (
    <Root ref={root} {...findingsRoot}>
      {findings.length > 0 && <PlaceFindings {...{ findings, fixes, acceptFinding }} />}
      {isAsked && request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={list.retry} />}
      {isAsked && request.status === 'loading' && !read && <Caption role="status">{text.loading}</Caption>}
      {list.groups.map(({ threads }) =>
        threads.map((thread) => (
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
        )),
      )}
      {total > threadsOnPage && (
        <Pagination page={list.page} pageSize={threadsOnPage} total={total} isDisabled={list.isPending} onPageChange={list.setPage} />
      )}
      {mayBegin && isWriting && (
        <CommentBox
          key={writeRequest}
          unsent={unsent}
          unsentKey={place}
          source={source}
          majorId={majorId}
          label={mark.write({ name })}
          placeholder={text.writePlaceholder}
          sendLabel={text.send}
          sendingLabel={text.sending}
          // What waited here unsent takes no focus.
          autoFocus={writeRequest > 0 || hasOpened}
          onSend={handleSend}
          onCancel={handleClose}
        />
      )}
      {mayBegin && !isWriting && (
        <Begin>
          <Button
            ref={opener}
            variant="link"
            size="small"
            aria-label={mark.write({ name })}
            onPress={() => {
              setOpened(true);
              setWriting(true);
            }}
          >
            <Icon of={MessageSquarePlus} size="small" />
            {text.send}
          </Button>
        </Begin>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;

const Begin = styled.div`
  margin-inline-start: calc(-1 * ${tokens.space[2]});
  ${screenOnly}
`;
