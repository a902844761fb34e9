import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { MessageOverrides, useMessages, type MessageOverrideValues } from '@college/ui/messages';
import { useState } from 'react';
import { ArrivalContext } from '../../support/arrival/ArrivalContext';
import { messageOf } from '../../support/messageOf';
import { PlaceMarks } from '../../support/placeMarks/PlaceMark';
import { backPath } from './backPath';
import { CourseUnitEditor } from './CourseUnitEditor';
import { DetailSkeleton } from './DetailSkeleton';
import { draftKey } from './draft/courseUnitDraft';
import { courseUnitDetailMessages } from './messages';
import { idOfNewUnit } from './newUnit/newCourseUnitState';
import { useNewCourseUnit } from './newUnit/useNewCourseUnit';
import type { CourseUnitDetailProps } from './CourseUnitDetailProps';

const prefix = `${courseUnitDetailMessages.namespace}.`;

/** One course unit for editing: its fields, its chapters, its points and KSA (core §2). Put it inside a `ToastProvider`. */
export function CourseUnitDetail({ labels, ...props }: CourseUnitDetailProps) {
  return (
    <MessageOverrides values={labelOverrides(labels)}>
      <ArrivalContext value={props.arrival}>
        <PlaceMarks value={props.renderMark}>
          <Detail {...props} />
        </PlaceMarks>
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

/** The key of an editing session: a URL that starts to name the unit just saved continues the same one. */
function useDetailSession(courseUnitId: number | undefined) {
  const [session, setSession] = useState({ key: 0, shownId: courseUnitId, ownId: null as number | null });
  if (session.shownId !== courseUnitId) {
    const isOwn = courseUnitId !== undefined && courseUnitId === session.ownId;
    setSession({ key: isOwn ? session.key : session.key + 1, shownId: courseUnitId, ownId: isOwn ? session.ownId : null });
  }
  const keep = (ownId: number) => setSession((current) => ({ ...current, ownId }));
  return { sessionKey: session.key, keep };
}

/** A server's flat `localize.values` as replacements for this widget's text; bare keys are taken as keys of this widget. */
function labelOverrides(values: MessageOverrideValues | undefined): MessageOverrideValues | undefined {
  if (!values) return undefined;
  const known = Object.entries(values).map(([key, text]) => [key in courseUnitDetailMessages.en ? prefix + key : key, text]);
  return Object.fromEntries(known);
}
