import type { Comment, CommentThread as Thread } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { Check, RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { FocusBack } from '../../support/FocusBack';
import { messageOf } from '../../support/messageOf';
import { returnFocus } from '../../support/returnFocus';
import { Caption, CaptionText } from '../../support/textParts';
import { CommentBox } from './CommentBox';
import { CommentEntry } from './CommentEntry';
import type { CommentThreadSource } from './CommentSource';
import { commentThreadMessages } from './messages';
import { ThreadPlace } from './ThreadPlace';
import { ThreadComments } from './ThreadComments';
import { threadOfConflict } from './threadOfConflict';
import type { UnsentTexts } from './UnsentTexts';
import { useWriting } from './useWriting';

export interface CommentThreadProps {
  /** Where comments are written. */
  source: CommentThreadSource;
  /** The major whose curriculum it is, that of a draft where the draft is read. */
  majorId: number;
  /** The discussion, as it was read last. */
  thread: Thread;
  /** Called with the discussion after each change; null when nothing of it remains. */
  onThreadChange: (thread: Thread | null) => void;
  /** The id of the reader, whose own comments can be changed; null for somebody who only reads. @default null */
  userId?: number | null;
  /** Whether it says what it is about; leave it out right under the thing. @default false */
  isPlaceShown?: boolean;
  /** The way to what it is about. */
  placeHref?: string | undefined;
  /** Called when somebody begins to write in it, and when nothing unsent is left. */
  onWritingChange?: (isWriting: boolean) => void;
  /** Where an answer waits that was not sent. @default it is lost when the discussion is left */
  unsent?: UnsentTexts | undefined;
  /** Whether it shows its comments at first, where it is resolved. @default false */
  defaultExpanded?: boolean;
}

/** A discussion about one place of a curriculum: comments, replies, and whether it is resolved; a resolved one folds to a line. */
export function CommentThread(props: CommentThreadProps) {
  // What is written in one discussion is not carried over to another.
  return <Discussion key={`${props.majorId} ${props.thread.id}`} {...props} />;
}

function Discussion({
  source,
  majorId,
  thread,
  onThreadChange,
  userId = null,
  isPlaceShown = false,
  placeHref,
  unsent,
  onWritingChange,
  defaultExpanded = false,
}: CommentThreadProps) {
  const text = useMessages(commentThreadMessages);
  const format = useDateTime();
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const [isDeciding, setDeciding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Comment | null>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLElement>(null);
  const decide = useRef<HTMLButtonElement>(null);
  const reply = useRef<HTMLElement>(null);
  const bodyId = useId();
  const { id, isResolved, decided, comments, words } = thread;
  // What somebody is writing stays in sight when somebody else resolves the discussion.
  const { isWriting, noteWriting } = useWriting((now) => {
    if (isResolved) setExpanded(true);
    onWritingChange?.(now);
  });
  const isOpen = !isResolved || isExpanded || isWriting;
  const decision = { name: decided?.userName ?? '', time: decided ? format(decided.at, 'minute') : '' };

  /** Does something with the thread; a conflict brings the thread as it is now. */
  async function change(act: () => Promise<Thread | null>) {
    setRefusal(null);
    try {
      const now = await act();
      // What follows moves the focus, and needs the page as it is then.
      flushSync(() => onThreadChange(now));
    } catch (error) {
      const now = threadOfConflict(error);
      if (now) onThreadChange(now);
      throw error;
    }
  }

  async function handleDecide() {
    setDeciding(true);
    try {
      await change(() => source.resolveThread({ majorId, threadId: id, isResolved: !isResolved, version: thread.version }));
      flushSync(() => setExpanded(false));
      // The button that was pressed is gone or means something else; the focus stays in the discussion.
      returnFocus(fold.current ?? root.current?.querySelector('textarea'), decide.current);
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setDeciding(false);
  }

  function askToRemove(comment: Comment) {
    // The button that is pressed goes with its comment; the field for an answer stays.
    reply.current = root.current?.querySelector('textarea') ?? null;
    setRemoving(comment);
  }

  async function handleRemove(comment: Comment) {
    await change(() => source.removeComment({ majorId, id: comment.id, version: comment.version }));
  }

  const names = [...new Set(comments.map(({ userName }) => userName))].slice(0, 3).join(text.listComma);
  const isLastLeft = comments.filter(({ isRemoved }) => !isRemoved).length === 1;

  return (
    <Thread ref={root} aria-label={text.about({ place: words })} data-resolved={isResolved || undefined}>
      <ThreadPlace thread={thread} href={placeHref} isNamed={isPlaceShown} />
      {thread.here === null && isOpen && <CaptionText>{text.lostHint}</CaptionText>}
      {isResolved && (
        <Line>
          <Caption>{text.resolvedBy({ ...decision, names, count: comments.length })}</Caption>
          <Button
            ref={fold}
            size="small"
            variant="link"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onPress={() => setExpanded(!isExpanded)}
          >
            {isOpen ? text.hide : text.show}
          </Button>
        </Line>
      )}
      <Comments id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            <ThreadComments
              comments={comments}
              renderComment={(comment) => (
                <CommentEntry
                  key={comment.id}
                  comment={comment}
                  source={source}
                  majorId={majorId}
                  userId={userId}
                  onEdit={(written) => change(() => source.editComment({ majorId, id: comment.id, version: comment.version, ...written }))}
                  onWritingChange={(now) => noteWriting(comment.id, now)}
                  onRemove={() => askToRemove(comment)}
                />
              )}
            />
            {!isResolved && decided && <CaptionText>{text.reopenedBy(decision)}</CaptionText>}
            {refusal !== null && <Note variant="error">{refusal}</Note>}
            {userId !== null && (
              <CommentBox
                source={source}
                majorId={majorId}
                label={text.replyLabel}
                placeholder={text.replyPlaceholder}
                sendLabel={text.reply}
                unsent={unsent}
                onWritingChange={(now) => noteWriting('reply', now)}
                unsentKey={`thread:${id}`}
                sendingLabel={text.sending}
                onSend={(written) => change(() => source.reply({ majorId, threadId: id, ...written }))}
              >
                <Button
                  ref={decide}
                  size="small"
                  variant="ghost"
                  isPending={isDeciding}
                  pendingLabel={isResolved ? text.reopening : text.resolving}
                  onPress={() => void handleDecide()}
                >
                  <Icon of={isResolved ? RotateCcw : Check} />
                  {isResolved ? text.reopen : text.resolve}
                </Button>
              </CommentBox>
            )}
          </>
        )}
      </Comments>
      {removing && (
        <ConfirmDialog
          isOpen
          title={text.removeTitle}
          confirmLabel={text.confirmRemove}
          pendingLabel={text.deleting}
          onOpenChange={(isShown) => {
            if (!isShown) setRemoving(null);
          }}
          onConfirm={() => handleRemove(removing)}
          onError={(error) => setRefusal(messageOf(error))}
        >
          <FocusBack to={reply} />
          {isLastLeft ? text.removeThread : comments.at(-1) === removing ? text.removeForGood : text.removeLeavesLine}
        </ConfirmDialog>
      )}
    </Thread>
  );
}

const Thread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.text};
  min-inline-size: 0;

  &[data-resolved] {
    border-inline-start-color: ${tokens.color.borderStrong};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  overflow-wrap: anywhere;

  > button {
    flex: none;
  }
`;

const Comments = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  &[hidden] {
    display: none;
  }
`;
