import type { MergePlan } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useRef, useState } from 'react';
import { ConflictKeys } from '../conflicts/ConflictKeys';
import { ConflictList } from '../conflicts/ConflictList';
import { DeskBar, DeskBody, DeskFoot, DeskMain, DeskPage, DeskSide } from '../conflicts/deskParts';
import { useSideWords } from '../conflicts/conflictSides';
import { FinishButton } from './FinishButton';
import { FinishDialog } from './FinishDialog';
import type { MergeDeskProps } from './MergeDeskProps';
import { MergeActions } from './MergeActions';
import { MergeNavigation } from './MergeNavigation';
import { MergeNotes } from './MergeNotes';
import { MergeResult } from './MergeResult';
import { mergeDeskMessages } from './messages';
import { TakeDialog } from './TakeDialog';
import type { MergeFinish, OpenMerge } from './useMergeDesk';

interface OpenDeskProps extends MergeDeskProps {
  title: string;
  merge: OpenMerge;
  plan: MergePlan;
}

/** The desk of a merge that has a plan. */
export function OpenDesk({ source, editionId, userId, into, placeHref, onLeave, title, merge, plan }: OpenDeskProps) {
  const text = useMessages(mergeDeskMessages);
  const sides = useSideWords(plan.userId === undefined || plan.userId === userId ? 'mergeOwn' : 'mergeOthers');
  const [dialog, setDialog] = useState<'finish' | 'take' | null>(null);
  const [ending, setEnding] = useState<MergeFinish>({ keepOpen: false, note: '' });
  const mainRef = useRef<HTMLDivElement>(null);
  const { desk, isReadOnly, act } = merge;
  const hasConflicts = plan.conflicts.length > 0;
  const facts =
    into === 'current' ? text.fromDraft({ name: plan.editionName, major: plan.homeMajorName }) : text.intoDraft({ name: plan.editionName });

  function handleFinish() {
    // What goes into the current edition is seen by everybody at once; a draft is one's own.
    if (into === 'current') setDialog('finish');
    else void merge.finish({ keepOpen: true, note: '' });
  }

  function handleUnderstood() {
    merge.forgetNews();
    mainRef.current?.focus({ preventScroll: true });
  }

  const finishButton = <FinishButton merge={merge} plan={plan} onPress={handleFinish} />;
  return (
    <Shortcuts keys={desk.keys} isDisabled={!hasConflicts}>
      <DeskPage aria-label={title}>
        <DeskBar>
          <PageHeader
            variant="editor"
            title={title}
            facts={facts}
            {...(onLeave ? { onBack: onLeave, backLabel: text.back } : {})}
            actions={
              <MergeActions desk={desk} onLeave={onLeave}>
                {hasConflicts && finishButton}
              </MergeActions>
            }
          />
        </DeskBar>
        <DeskBody>
          <MergeNavigation plan={plan} merge={merge} sides={sides} onTake={into === 'current' ? () => setDialog('take') : undefined} />
          <DeskMain ref={mainRef} tabIndex={-1} role="group" aria-label={title}>
            <MergeNotes merge={merge} onUnderstood={handleUnderstood} />
            {hasConflicts ? (
              <ConflictList desk={desk} sides={sides} isReadOnly={isReadOnly} newKeys={merge.news.arrived} />
            ) : (
              <EmptyState title={text.none} hint={text.noneHint({ count: plan.changes.length })} action={finishButton} />
            )}
          </DeskMain>
          <DeskSide>
            <MergeResult plan={plan} merge={merge} placeHref={placeHref} />
          </DeskSide>
        </DeskBody>
        {hasConflicts && (
          <DeskFoot>
            <ConflictKeys sides={sides} />
          </DeskFoot>
        )}
        {dialog === 'finish' && (
          <FinishDialog
            changes={plan.changes.length}
            isMerging={act.status === 'merging'}
            value={ending}
            onChange={setEnding}
            onFinish={async () => {
              await merge.finish({ ...ending, note: ending.note.trim() });
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'take' && (
          <TakeDialog
            source={source}
            editionId={editionId}
            take={merge.take}
            onTake={(take) => {
              merge.changeTake(take);
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        )}
      </DeskPage>
    </Shortcuts>
  );
}
