import type { DescribedChange, MergePlan } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
import { ConflictNavigation } from '../conflicts/ConflictNavigation';
import { DeskGroup, DeskList } from '../conflicts/deskParts';
import type { SideWords } from '../conflicts/conflictSides';
import { CourseChangesList } from './CourseChangesList';
import { mergeDeskMessages } from './messages';
import type { OpenMerge } from './useMergeDesk';

interface MergeNavigationProps {
  plan: MergePlan;
  merge: OpenMerge;
  sides: SideWords;
  /** Chooses what is merged; absent where everything is. */
  onTake?: (() => void) | undefined;
}

/** What is to be decided, what goes in by itself, what comes along, and what stays. */
export function MergeNavigation({ plan, merge, sides, onTake }: MergeNavigationProps) {
  const text = useMessages(mergeDeskMessages);
  const { desk } = merge;
  const asked = new Set(plan.conflicts.map(({ at }) => at));
  const goesIn = plan.changes.filter(({ isBroughtAlong, at }) => !isBroughtAlong && !asked.has(at));
  const along = plan.changes.filter(({ isBroughtAlong }) => isBroughtAlong);
  const incoming = plan.into === 'current' ? text.onlyDraft : text.onlyCurrent;
  const own = plan.into === 'current' ? text.onlyCurrent : text.onlyDraft;
  const kept = plan.kept.filter(({ at }) => !asked.has(at));
  const stays = plan.into === 'current' ? text.staysCurrent : text.staysMine;
  const groups: { id: string; title: string; changes: readonly DescribedChange[]; says: (counted: { count: number }) => string }[] = [
    { id: 'goesIn', title: text.goesIn({ count: goesIn.length }), changes: goesIn, says: incoming },
    { id: 'along', title: text.along({ count: along.length }), changes: along, says: text.alongHint },
    { id: 'stays', title: stays({ count: kept.length }), changes: kept, says: own },
  ];

  return (
    <DeskList aria-label={text.taken}>
      {onTake && (
        <Take>
          <Caption>{text.taken}</Caption>
          <b>{merge.take === 'all' ? text.takenAll : text.takenSome}</b>
          <Button size="small" variant="link" isDisabled={merge.isReadOnly} onPress={onTake}>
            {text.choose}
          </Button>
        </Take>
      )}
      {desk.shown.length > 0 && (
        <>
          <DeskGroup>{text.conflicts({ count: desk.shown.length })}</DeskGroup>
          <ConflictNavigation desk={desk} sides={sides} />
        </>
      )}
      {groups
        .filter(({ changes }) => changes.length > 0)
        .map(({ id, title, changes, says }) => (
          <div key={id}>
            <DeskGroup>{title}</DeskGroup>
            <CourseChangesList changes={changes} says={says} />
          </div>
        ))}
    </DeskList>
  );
}

const Take = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[4]} 0 ${tokens.size.pageX};

  > b {
    font-weight: ${tokens.font.strong};
  }
`;
