import type { LeaderCandidate, ListedCourseUnit } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ComboBox } from '@college/ui/ComboBox';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { CourseUnitListSource } from './CourseUnitListSource';
import { leaderName } from './leaderName';
import { courseUnitListMessages } from './messages';

interface ChangeLeaderProps {
  source: Pick<CourseUnitListSource, 'findLeaders'>;
  majorId: number;
  units: readonly ListedCourseUnit[];
  /** Stores it; rejects with why it was refused. */
  onChoose: (leader: LeaderCandidate) => Promise<void>;
  onClose: () => void;
}

/** Who shall lead the selected courses; one person for all of them. */
export function ChangeLeader({ source, majorId, units, onChoose, onClose }: ChangeLeaderProps) {
  const text = useMessages(courseUnitListMessages);
  const language = useLanguage();
  const [leaderId, setLeaderId] = useState<number | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const { request, last } = useAnswer(majorId, async (options) => (await source.findLeaders?.({ majorId }, options)) ?? []);
  const people = last ?? [];
  const leader = people.find(({ value }) => value === leaderId);

  async function save() {
    if (!leader) return;
    setPending(true);
    setFailure('');
    try {
      await onChoose(leader);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      size="m"
      title={text.leaderOf({ count: units.length })}
      isCloseDisabled={isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close" isDisabled={isPending}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={!leader}
            isPending={isPending}
            pendingLabel={text.changingLeader}
            onPress={() => void save()}
          >
            {text.setLeader({ count: units.length })}
          </Button>
        </>
      }
    >
      <ComboBox<number>
        label={text.leader}
        description={text.leaderHint}
        placeholder={text.leaderSearch}
        isPending={request.status === 'loading'}
        errorMessage={request.status === 'failed' ? request.message : undefined}
        options={people.map((person) => ({
          value: Number(person.value),
          label: `${leaderName(person, language)} · ${person.email}`,
          keywords: `${person.label} ${person.translations?.en?.label?.text ?? ''}`,
        }))}
        value={leaderId}
        onChange={setLeaderId}
        autoFocus
      />
      {failure !== '' && <Note variant="error">{failure}</Note>}
    </Dialog>
  );
}
