import { mayChangeComment, type Comment } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { DateTime, useDateTime } from '../../support/dateTime';
import { returnFocus } from '../../support/returnFocus';
import { Caption, MutedText } from '../../support/textParts';
import { CommentBox } from './CommentBox';
import type { CommentThreadSource } from './CommentSource';
import { CommentText } from './CommentText';
import { commentThreadMessages } from './messages';

interface CommentEntryProps {
  comment: Comment;
  source: Pick<CommentThreadSource, 'findPeople'>;
  majorId: number;
  /** Who reads; null where they write nothing. */
  userId: number | null;
  onEdit: (written: { text: string; mentions: number[] }) => Promise<unknown>;
  onRemove: () => void;
  onWritingChange: (isWriting: boolean) => void;
}

/** One comment: who, when, what. One's own can be changed and deleted; a deleted one is a line. */
export function CommentEntry({ comment, source, majorId, userId, onEdit, onRemove, onWritingChange }: CommentEntryProps) {
  const text = useMessages(commentThreadMessages);
  const format = useDateTime();
  const [isEditing, setEditing] = useState(false);
  const [wasText, setWasText] = useState(comment.text);
  const edit = useRef<HTMLButtonElement>(null);
  const { userName, writtenAt, editedAt, mentions } = comment;
  const named = { name: userName, time: format(writtenAt, 'minute') };

  function handleEdit() {
    setWasText(comment.text);
    setEditing(true);
  }

  function handleClose() {
    flushSync(() => setEditing(false));
    returnFocus(edit.current);
  }

  return (
    <Entry>
      <Avatar aria-hidden="true">{initialsOf(userName)}</Avatar>
      <Body>
        <Head>
          <b>{userName}</b>
          <Caption>
            <DateTime value={writtenAt} precision="minute" />
          </Caption>
          {editedAt !== null && !comment.isRemoved && (
            <Caption title={text.editedAt({ time: format(editedAt, 'minute') })}>{text.edited}</Caption>
          )}
          {userId !== null && mayChangeComment(userId, comment) && !isEditing && (
            <Acts>
              <Button ref={edit} size="small" variant="link" aria-label={text.editOf(named)} onPress={handleEdit}>
                {text.edit}
              </Button>
              <Button size="small" variant="link" data-delete="" aria-label={text.removeOf(named)} onPress={onRemove}>
                {text.remove}
              </Button>
            </Acts>
          )}
        </Head>
        {comment.isRemoved && <MutedText>{text.removed}</MutedText>}
        {/* While it is changed here it shows what was stored elsewhere meanwhile. */}
        {!comment.isRemoved && (!isEditing || comment.text !== wasText) && <CommentText text={comment.text} mentions={mentions} />}
        {isEditing && (
          <CommentBox
            autoFocus
            source={source}
            majorId={majorId}
            label={text.editLabel}
            placeholder=""
            sendLabel={text.save}
            sendingLabel={text.saving}
            defaultText={comment.text}
            defaultPeople={mentions.map(({ userId: id, name }) => ({ id, userName: name }))}
            onCancel={handleClose}
            onWritingChange={onWritingChange}
            onSend={async (written) => {
              await onEdit(written);
              handleClose();
            }}
          />
        )}
      </Body>
    </Entry>
  );
}

/** The sign of a person: the first letters of two words, or the first character of a Chinese name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = (word: string | undefined) => Array.from(word ?? '')[0] ?? '';
  return /^\p{Script=Latin}/u.test(name) && words.length > 1 ? `${first(words[0])}${first(words.at(-1))}`.toUpperCase() : first(words[0]);
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: 50%;
  background: ${tokens.color.surfaceRaised};
  font: ${tokens.font.regular} 11px/1 ${tokens.font.family};
`;

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space[2]};
  min-block-size: 24px;
  overflow-wrap: anywhere;

  > b {
    font-weight: 600;
  }
`;

const Acts = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
`;
