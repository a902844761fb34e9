import { EmptyState } from '@college/ui/EmptyState';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { MessageOverrides, useMessages, type MessageOverrideValues } from '@college/ui/messages';
import { useState, type ReactNode, type Ref } from 'react';
import { ArrivalContext, type ArrivalRecord } from '../../support/arrival/ArrivalContext';
import { messageOf } from '../messageOf';
import { backPath } from './backPath';
import { CourseUnitEditor } from './CourseUnitEditor';
import type { CourseUnitDetailSource } from './CourseUnitDetailSource';
import { DetailSkeleton } from './DetailSkeleton';
import { draftKey } from './draft/courseUnitDraft';
import type { DraftStorage } from './draft/useDraft';
import { labelOverrides } from './labelOverrides';
import { courseUnitDetailMessages } from './messages';
import { idOfNewUnit } from './newUnit/newCourseUnitState';
import { useNewCourseUnit } from './newUnit/useNewCourseUnit';
import type { CourseUnitControls, CourseUnitSlots } from './openCourseUnit';
import type { CourseUnitActor } from './useCourseUnitDetail';

export interface CourseUnitDetailProps {
  /** Where the unit is read and saved. */
  source: CourseUnitDetailSource;
  /** The unit to edit; without it a new one is created in the major, and removed again if it is never saved. */
  courseUnitId?: number;
  /** The major it stands in; a new unit needs one. */
  majorId?: number;
  /** The list page to go back to. */
  page?: number;
  /** Who edits; sent with a save, and the owner of drafts. */
  actor: CourseUnitActor;
  /**
   * Whether the fields can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** Texts of a server's `localize.values`: keys of this widget, with or without `courseUnitDetail.` before them. */
  labels?: MessageOverrideValues;
  /** Where unsaved work survives a crashed tab. @default none */
  draftStorage?: DraftStorage;
  /** Whether the login still stands; a unit is not deleted by someone who is signed out already. */
  isSignedIn?: () => boolean;
  /** Goes back; the path is the one the specification names. */
  onBack?: (path: string) => void;
  /** Hears that the unit is stored; `wasNew` says that it has its id only now. */
  onSaved?: (saved: { id: number; wasNew: boolean }) => void;
  /** Tells whether leaving now would lose work. */
  onDirtyChange?: (dirty: { isDirty: boolean; isNew: boolean; changeCount: number }) => void;
  /** Takes the phrase that says how the save stands, to show it elsewhere, such as after the trail of the page. @default shown beside the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Hears that an abandoned unit could not be deleted. */
  onAbandonError?: (error: unknown) => void;
  /** Time for "saved at" and drafts. @default the machine's clock */
  now?: () => number;
  /**
   * A goal, a point or a KSA item that a link leads to: its row is marked, scrolled to, and takes the focus. A new object leads there again.
   */
  arrival?: ArrivalRecord;
  /** Parts made of other widgets: goals, tools, the data-check panel. */
  slots?: CourseUnitSlots;
  /** The acts of the detail from outside, such as for a guard that asks before leaving. */
  controls?: Ref<CourseUnitControls>;
}

/** One course unit for editing: its fields, its chapters, its points and KSA (core §2). Put it inside a `ToastProvider`. */
export function CourseUnitDetail({ labels, ...props }: CourseUnitDetailProps) {
  return (
    <MessageOverrides values={labelOverrides(labels)}>
      <ArrivalContext value={props.arrival}>
        <Detail {...props} />
      </ArrivalContext>
    </MessageOverrides>
  );
}

function Detail(props: Omit<CourseUnitDetailProps, 'labels'>) {
  const { source, courseUnitId, majorId, page, actor, isReadOnly, isSignedIn, onAbandonError, onBack } = props;
  const text = useMessages(courseUnitDetailMessages);
  const { sessionKey, keep } = useDetailSession(courseUnitId);
  const isCreating = courseUnitId === undefined && !isReadOnly;
  const creation = useNewCourseUnit({ source, majorId: isCreating ? majorId : undefined, isSignedIn, onAbandonError });
  const unitId = courseUnitId ?? idOfNewUnit(creation.state);
  const isNew = isCreating && creation.state.status !== 'kept';
  const goBack = onBack && (() => onBack(backPath({ majorId, page })));

  if (courseUnitId === undefined && (majorId === undefined || isReadOnly)) {
    const [title, hint] = majorId === undefined ? [text.noMajor, text.noMajorHint] : [text.mayNotCreate, text.mayNotCreateHint];
    return <EmptyState title={title} hint={hint} action={goBack && <Button onPress={goBack}>{text.back}</Button>} />;
  }
  if (creation.state.status === 'failed') {
    return <ErrorState title={text.createFailed} hint={messageOf(creation.state.error)} onRetry={creation.retry} />;
  }
  if (unitId === undefined) return <DetailSkeleton />;
  return (
    <CourseUnitEditor
      {...props}
      key={`${sessionKey}-${majorId}`}
      courseUnitId={unitId}
      isNew={isNew}
      creation={creation}
      draftKey={draftKey({ userId: actor.current.userId, majorId, courseUnitId: isNew ? undefined : unitId })}
      backLabel={majorId === undefined ? text.backToWorkbench : text.backToMajor}
      onBack={goBack}
      onSaved={(saved) => {
        if (saved.wasNew) keep(saved.id);
        props.onSaved?.(saved);
      }}
    />
  );
}

/** Tells one editing session from the next: an address that starts to name the unit just saved goes on with the same one. */
function useDetailSession(courseUnitId: number | undefined) {
  const [session, setSession] = useState({ key: 0, shownId: courseUnitId, ownId: null as number | null });
  if (session.shownId !== courseUnitId) {
    const isOwn = courseUnitId !== undefined && courseUnitId === session.ownId;
    setSession({ key: isOwn ? session.key : session.key + 1, shownId: courseUnitId, ownId: isOwn ? session.ownId : null });
  }
  const keep = (ownId: number) => setSession((current) => ({ ...current, ownId }));
  return { sessionKey: session.key, keep };
}
