import { joinNames, leaderNoticeLimits, leaderRound, type BoardCourse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PlainList, Stack } from '../../support/layoutParts';
import { messageOf } from '../../support/messageOf';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import type { ProgressBoardSource } from './ProgressBoardSource';
import { progressBoardMessages } from './messages';

interface NotifyLeadersProps {
  notify: NonNullable<ProgressBoardSource['notifyLeaders']>;
  courses: readonly BoardCourse[];
  /** Whether these are all that are late, because none was chosen. */
  isLate: boolean;
  onTold: (courseIds: ReadonlySet<number>) => void;
  onClose: () => void;
}

/** Shows who would be told what, and tells them once it is confirmed. */
export function NotifyLeaders({ notify, courses, isLate, onTold, onClose }: NotifyLeadersProps) {
  const text = useMessages(progressBoardMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const [sentence, setSentence] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { people, already, without } = leaderRound(courses);
  const told = new Set(people.flatMap((person) => person.courses.map(({ id }) => id)));
  const isTooLong = sentence.length > leaderNoticeLimits.text;
  const namesOf = (list: readonly BoardCourse[]) =>
    joinNames(
      list.map(({ name }) => name || text.unnamed),
      language,
    );

  /** A call takes so many courses at most. */
  async function notifyAll(courseIds: readonly number[], words: string) {
    const all = { people: 0, courses: 0 };
    for (let from = 0; from < courseIds.length; from += leaderNoticeLimits.courses) {
      const part = await notify({ courseIds: courseIds.slice(from, from + leaderNoticeLimits.courses), text: words });
      all.people += part.people;
      all.courses += part.courses;
    }
    // Some lead courses of several calls.
    return { ...all, people: Math.min(all.people, people.length) };
  }

  async function handleSend() {
    setSending(true);
    try {
      const done = await notifyAll([...told], sentence.trim());
      showToast(
        done.people > 0
          ? { type: 'success', message: text.notified({ people: done.people, courses: done.courses }) }
          : { type: 'warning', message: text.notifiedMeanwhile },
      );
      onTold(told);
    } catch (error) {
      setFailure(messageOf(error));
      setSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={text.notifyTitle}
      isCloseDisabled={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isSending}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={people.length === 0 || isTooLong}
            isPending={isSending}
            pendingLabel={text.notifying}
            onPress={() => void handleSend()}
          >
            {text.notify}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== null && <Note variant="error">{failure}</Note>}
        {courses.length === 0 ? (
          <Sentence>{text.nothingLate}</Sentence>
        ) : (
          <Sentence>
            {isLate && `${text.allLate({ courses: courses.length })} `}
            {people.length === 0 ? text.nobodyToNotify : text.willNotify({ people: people.length, courses: told.size })}
          </Sentence>
        )}
        {people.length > 0 && (
          <People aria-label={text.recipients}>
            {people.map((person) => (
              <li key={person.id}>
                <b>{person.name}</b>
                <span>{namesOf(person.courses)}</span>
              </li>
            ))}
          </People>
        )}
        {already.length > 0 && <MutedText>{text.toldToday({ courses: already.length, names: namesOf(already) })}</MutedText>}
        {without.length > 0 && <MutedText>{text.withoutLeader({ courses: without.length, names: namesOf(without) })}</MutedText>}
        {people.length > 0 && (
          <TextArea
            label={text.sentence}
            minRows={2}
            maxRows={5}
            value={sentence}
            onChange={setSentence}
            isDisabled={isSending}
            errorMessage={isTooLong ? text.sentenceTooLong({ max: leaderNoticeLimits.text, length: sentence.length }) : undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const Sentence = styled.p`
  margin: 0;
`;

const People = styled(PlainList)`
  max-block-size: 240px;
  overflow: auto;
  border-block: 1px solid ${tokens.color.border};

  > li {
    display: grid;
    grid-template-columns: minmax(80px, 1fr) minmax(0, 3fr);
    gap: ${tokens.space[3]};
    padding-block: ${tokens.space[2]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
  > li > b {
    font-weight: ${tokens.font.strong};
  }
`;
