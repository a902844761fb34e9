import type { Taken } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../support/layoutParts';
import { MutedFigures, MutedText } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
import { changesByCourse } from '../changeLines/changesByCourse';
import type { MergeSource } from './MergeSource';
import { mergeDeskMessages } from './messages';
import { TakeGroup } from './TakeGroup';
import { placesTaken, takeablesOf, takenOf, type Takeable } from './taking';

interface TakeDialogProps {
  source: MergeSource;
  editionId: number;
  take: Taken;
  onTake: (take: Taken) => void;
  onClose: () => void;
}

/** Chooses what of a draft is merged: everything, courses, or single changes. */
export function TakeDialog({ source, editionId, take, onTake, onClose }: TakeDialogProps) {
  const text = useMessages(mergeDeskMessages);
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  const { request, retry } = useAnswer<readonly Takeable[]>(editionId, async ({ signal }) =>
    takeablesOf(await source.planMerge({ id: editionId, into: 'current', take: 'all', choices: {} }, { signal })),
  );
  const takeables = request.status === 'done' ? request.answer : [];
  const places = changed ?? placesTaken(take, takeables);
  const count = takeables.filter(({ place }) => places.has(place)).length;

  function setPlaces(changes: readonly Takeable[], isTaken: boolean) {
    const next = new Set(places);
    for (const { place } of changes) {
      if (isTaken) next.add(place);
      else next.delete(place);
    }
    setChanged(next);
  }

  return (
    <Dialog
      isOpen
      title={text.chooseTitle}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footerStart={request.status === 'done' && <MutedFigures>{text.chosen({ count, total: takeables.length })}</MutedFigures>}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text.cancel}
          </Button>
          <Button variant="primary" isDisabled={count === 0} onPress={() => onTake(takenOf(places, takeables))}>
            {text.useChosen}
          </Button>
        </>
      }
    >
      {request.status === 'loading' && <Loading label={text.loading} />}
      {request.status === 'failed' && <ErrorState title={text.chooseFailed} hint={request.message} onRetry={retry} />}
      {request.status === 'done' && (
        <Stack>
          <MutedText>{text.chooseHint}</MutedText>
          <Checkbox
            isSelected={count === takeables.length}
            isIndeterminate={count > 0 && count < takeables.length}
            onChange={(isTaken) => setPlaces(takeables, isTaken)}
          >
            {text.chooseAll}
          </Checkbox>
          <Groups>
            {changesByCourse(takeables).map(({ course, changes }) => (
              <TakeGroup
                key={course?.lineage ?? 0}
                name={course?.name ?? text.major}
                changes={changes}
                places={places}
                onChange={setPlaces}
              />
            ))}
          </Groups>
        </Stack>
      )}
    </Dialog>
  );
}

const Groups = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;
