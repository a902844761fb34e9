import type { CourseCard } from '@college/curriculum-model';
import { SavingProgress } from '../../completion/SavingProgress';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { DeleteCourse } from './DeleteCourse';
import { MajorFeedback } from './MajorFeedback';
import type { MajorHomeDialog } from './majorHomeDialog';
import type { MajorHomeProps } from './MajorHomeProps';
import { courseIdOf } from './majorHomeState';
import { RenameCourse } from './RenameCourse';

// Most visits need none of these: they come when one is opened.
const pointPopup = lazyPart(async () => (await import('../../points/PointPopup/PointPopup')).PointPopup);
const completionPopup = lazyPart(async () => (await import('../../completion/CompletionPopup/CompletionPopup')).CompletionPopup);
const copyWizard = lazyPart(async () => (await import('../../copying/CopyWizard/CopyWizard')).CopyWizard);

interface MajorHomeDialogsProps extends Pick<
  MajorHomeProps,
  | 'majorId'
  | 'source'
  | 'pointSource'
  | 'completionSource'
  | 'copySource'
  | 'renderBreaks'
  | 'onCopyingChange'
  | 'onGoToTarget'
  | 'canModify'
  | 'user'
  | 'draftStorage'
> {
  majorName: string;
  cards: readonly CourseCard[];
  dialog: MajorHomeDialog | null;
  onClose: () => void;
  onRename: (renaming: { courseId: number; name: string }) => void;
  /** A save failed and was read: what was typed is to be seen again. */
  onSavingClose: () => void;
  onDelete: (courseId: number) => Promise<void>;
  onFail: (error: unknown) => void;
  /** Points were stored: the figures of the cards are no longer true. */
  onPointsSaved: () => void;
}

/** The layers over the page: long text, saving, copying, points, deletion, completion and feedback (reference §2.13). */
export function MajorHomeDialogs(props: MajorHomeDialogsProps) {
  const { dialog, cards, majorId, source, pointSource, completionSource, copySource, onClose } = props;
  const card = dialog && 'courseId' in dialog ? cards.find((one) => courseIdOf(one) === dialog.courseId) : undefined;
  const name = card?.self.label ?? '';
  const closed = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const isOn = (kind: MajorHomeDialog['kind']) => dialog?.kind === kind && card !== undefined;
  const courseId = card ? courseIdOf(card) : 0;
  const saving = dialog?.kind === 'saving' ? dialog : null;
  const { renaming } = saving ?? {};
  const owner = { draftStorage: props.draftStorage, userId: props.user.id };
  return (
    <>
      <SavingProgress
        saving={saving?.saving ?? null}
        onClose={props.onSavingClose}
        onRetry={renaming && (() => props.onRename(renaming))}
      />
      {dialog?.kind === 'rename' && card && (
        <RenameCourse name={name} draft={dialog.draft} onRename={(next) => props.onRename({ courseId, name: next })} onClose={onClose} />
      )}
      {isOn('delete') && (
        <DeleteCourse
          {...{ courseId, name, onClose }}
          renderBreaks={props.renderBreaks}
          onDelete={() => props.onDelete(courseId)}
          onError={props.onFail}
        />
      )}
      {isOn('points') && pointSource && (
        <PopupPart
          part={pointPopup}
          given={{
            ...owner,
            source: pointSource,
            majorId,
            courseId,
            courseName: name,
            onClose,
            isReadOnly: !props.canModify,
            onSaved: props.onPointsSaved,
          }}
          onFailed={onClose}
        />
      )}
      {isOn('completion') && completionSource && (
        <PopupPart
          part={completionPopup}
          given={{ source: completionSource, courseId, courseName: name, isOpen: true, onOpenChange: closed }}
          onFailed={onClose}
        />
      )}
      {isOn('copy') && copySource && (
        <PopupPart
          part={copyWizard}
          given={{
            dataSource: copySource,
            courseId,
            courseName: name,
            majorName: props.majorName,
            isOpen: true,
            onOpenChange: closed,
            onBusyChange: props.onCopyingChange,
            onGoToTarget: props.onGoToTarget,
          }}
          onFailed={onClose}
        />
      )}
      <MajorFeedback {...owner} source={source} isOpen={dialog?.kind === 'feedback'} onClose={onClose} />
    </>
  );
}
