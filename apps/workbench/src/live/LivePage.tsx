import type { LiveView, SavedKind } from '@college/curriculum-model';
import { Presence } from '@college/curriculum-widgets/presence/Presence';
import { PresenceMarks, type LivePlaces } from '@college/curriculum-widgets/presence/PresenceMarks';
import { useQueryClient } from '@tanstack/react-query';
import { noteCommentChanges } from '../comments/commentChanges';
import { useLiveLine } from './useLiveLine';
import { useEditedField } from './useEditedField';
import { useOthersTakenIn } from './useOthersTakenIn';

interface LivePageProps {
  view: LiveView;
  majorId: number;
  courseId?: number;
  places: LivePlaces;
  /** Whether the person may change what is here; whoever reads is at no field. */
  canEdit: boolean;
  /** Brings what others saved onto the page; resolves to false where it has to wait. */
  takeOthersIn: (kinds: ReadonlySet<SavedKind>) => Promise<boolean>;
}

/** Who else has the page open and what they edit; what they save comes in by itself. */
export function LivePage({ view, majorId, courseId, places, canEdit, takeOthersIn }: LivePageProps) {
  const noteSaved = useOthersTakenIn(takeOthersIn);
  const queryClient = useQueryClient();
  const { line, people, isConnected } = useLiveLine({ view, majorId, courseId }, (kinds) => {
    // Comments are beside what is edited: they wait for no window and no field.
    if (kinds.includes('comment')) noteCommentChanges(queryClient, majorId);
    const others = kinds.filter((kind) => kind !== 'comment');
    if (others.length > 0) noteSaved(others);
  });
  useEditedField(line, places, canEdit);
  if (!line) return null;
  return (
    <>
      <Presence people={people} line={line.name} placeName={places.nameOf} isReached={isConnected} />
      <PresenceMarks people={isConnected ? people : nobody} line={line.name} elementOf={places.elementOf} placeName={places.nameOf} />
    </>
  );
}

const nobody = [] as const;
