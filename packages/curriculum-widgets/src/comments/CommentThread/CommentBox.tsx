import { commentLimits, type MentionablePerson } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { returnFocus } from '../../support/returnFocus';
import { Caption } from '../../support/textParts';
import type { CommentThreadSource } from './CommentSource';
import { commentThreadMessages } from './messages';
import { MentionList } from './MentionList';
import type { UnsentTexts } from './UnsentTexts';
import { useMentions } from './useMentions';

export interface CommentBoxProps {
  source: Pick<CommentThreadSource, 'findPeople'>;
  majorId: number;
  label: string;
  placeholder: string;
  sendLabel: string;
  sendingLabel: string;
  /** What it begins with, where a comment is changed. */
  defaultText?: string;
  defaultPeople?: readonly MentionablePerson[];
  /** Where it waits while it is not sent, and as what. */
  unsent?: UnsentTexts | undefined;
  unsentKey?: string;
  /** Sends it; what it rejects with is said below the field, and what was written stays. */
  onSend: (written: { text: string; mentions: number[] }) => Promise<unknown>;
  onCancel?: () => void;
  /** Called when something stands in it, and when that was sent or taken out. */
  onWritingChange?: (isWriting: boolean) => void;
  autoFocus?: boolean;
  /** Beside the button that sends. */
  children?: ReactNode;
}

/** A field for a comment. Behind an @ it offers people to mention; Ctrl+Enter sends. */
export function CommentBox(props: CommentBoxProps) {
  const { source, majorId, label, placeholder, sendLabel, sendingLabel, unsent, unsentKey = '', onSend, onCancel } = props;
  const { text: defaultText, people: defaultPeople } = unsent?.get(unsentKey) ?? {
    text: props.defaultText ?? '',
    people: props.defaultPeople ?? [],
  };
  const words = useMessages(commentThreadMessages);
  const [text, setText] = useState(defaultText);
  const [caret, setCaret] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const mentions = useMentions({
    text,
    caret,
    known: defaultPeople,
    find: (keyword, options) => source.findPeople({ majorId, keyword }, options),
  });
  const isListShown = mentions.isOpen && mentions.people.length > 0;
  const isBlank = text.trim() === '';
  const { chosen } = mentions;
  useEffect(() => {
    if (text.trim() === '') unsent?.delete(unsentKey);
    else unsent?.set(unsentKey, { text, people: chosen });
  }, [unsent, unsentKey, text, chosen]);
  const noteWriting = useEffectEvent((isWriting: boolean) => props.onWritingChange?.(isWriting));
  useEffect(() => {
    if (isBlank) return undefined;
    noteWriting(true);
    return () => noteWriting(false);
  }, [isBlank]);

  async function handleSend() {
    if (isBlank || isSending) return;
    setSending(true);
    setRefusal(null);
    try {
      await onSend({ text: text.trim(), mentions: mentions.idsIn(text) });
      unsent?.delete(unsentKey);
      setText('');
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setSending(false);
    returnFocus(field.current, box.current);
  }

  function handleChoose(person: MentionablePerson) {
    const next = mentions.choose(person);
    if (!next) return;
    flushSync(() => {
      setText(next.text);
      setCaret(next.caret);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isInComposition(event)) return;
    const person = mentions.people[mentions.active];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void handleSend();
    } else if (isListShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      mentions.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if ((person || mentions.isAwaited) && (event.key === 'Enter' || event.key === 'Tab')) {
      // Pressed before the people are there it chooses nobody: neither a new line nor another field is meant.
      event.preventDefault();
      if (person) handleChoose(person);
    } else if (event.key === 'Escape' && mentions.isOpen) {
      event.stopPropagation();
      mentions.close();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      handleCancel();
    }
  }

  function handleCancel() {
    unsent?.delete(unsentKey);
    onCancel?.();
  }

  return (
    <Box ref={box}>
      {/* The keys of the field inside; those that it does not take go on, such as Esc to a window around it. */}
      <Anchor onKeyDown={handleKeyDown}>
        <TextArea
          aria-label={label}
          placeholder={placeholder}
          minRows={1}
          maxLength={commentLimits.text}
          autoFocus={props.autoFocus ?? false}
          value={text}
          isReadOnly={isSending}
          isInvalid={refusal !== null}
          errorMessage={refusal ?? undefined}
          inputRef={(area) => {
            field.current = area;
            // A field of several lines whose list of people is announced and walked from the field.
            area?.setAttribute('aria-autocomplete', 'list');
            if (isListShown) area?.setAttribute('aria-activedescendant', `${listId}-${mentions.active}`);
            else area?.removeAttribute('aria-activedescendant');
          }}
          onChange={(value) => {
            setText(value);
            setCaret(field.current?.selectionStart ?? null);
          }}
          onSelect={() => setCaret(field.current?.selectionStart ?? null)}
          onBlur={() => setCaret(null)}
        />
        {isListShown && <MentionList id={listId} people={mentions.people} active={mentions.active} onChoose={handleChoose} />}
      </Anchor>
      <VisuallyHidden role="status">{mentions.isSettled ? words.peopleCount({ count: mentions.people.length }) : ''}</VisuallyHidden>
      <Acts>
        {(!isBlank || isSending || onCancel) && (
          <>
            <Button size="small" isDisabled={isBlank} isPending={isSending} pendingLabel={sendingLabel} onPress={() => void handleSend()}>
              {sendLabel}
            </Button>
            {onCancel && (
              <Button size="small" variant="ghost" isDisabled={isSending} onPress={handleCancel}>
                {words.cancel}
              </Button>
            )}
            <Caption>{words.keys}</Caption>
          </>
        )}
        {props.children}
      </Acts>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  max-inline-size: 840px;
`;

const Anchor = styled.div`
  position: relative;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};

  &:empty {
    display: none;
  }
`;
