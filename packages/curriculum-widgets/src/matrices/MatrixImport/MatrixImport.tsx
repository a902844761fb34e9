import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { ImportBody } from './ImportBody';
import { canApply, changeCount, type ImportKind } from './matrixImportState';
import { matrixImportMessages } from './messages';
import { useMatrixImport, type MatrixImportSource } from './useMatrixImport';

export interface MatrixImportProps {
  /** Reads workbooks and stores what they plan. */
  source: MatrixImportSource;
  /** The major whose matrix may be imported. */
  majorId: number;
  /** The course whose course and project matrices may be imported too. @default null */
  courseId?: number | null;
  /**
   * Whether the major matrix may be imported: that changes rows of every course.
   * @default true
   */
  canImportMajor?: boolean;
  /** Which of the two workbooks is expected at first. @default 'major' */
  defaultKind?: ImportKind;
  /** Called after a save: the owner of the matrix reloads it. */
  onImported?: () => void;
  /** Whether the button cannot be pressed. @default false */
  isDisabled?: boolean;
}

/** Imports an exported major matrix, or the matrices of a course: first what would change and what was not understood, then, if wanted, storing it. Put it inside a `ToastProvider`. */
export function MatrixImport(props: MatrixImportProps) {
  const { source, majorId, courseId = null, defaultKind = 'major', canImportMajor = true, onImported, isDisabled = false } = props;
  const kind = courseId === null ? 'major' : canImportMajor ? defaultKind : 'course';
  const text = useMessages(matrixImportMessages);
  const { showToast } = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { state, decide, apply } = useMatrixImport({
    source,
    majorId,
    courseId,
    onApplied: (counts) => {
      showToast({ type: 'success', message: text.applied, description: text.counts(counts) });
      setIsOpen(false);
      onImported?.();
    },
  });
  const isApplying = state.status === 'applying';

  function handleOpenChange(wanted: boolean) {
    setIsOpen(wanted);
    // Whatever was being read is void once the window is closed, and it opens empty.
    decide({ type: 'opened', kind });
  }

  return (
    <>
      <Button variant="ghost" isDisabled={isDisabled} onPress={() => handleOpenChange(true)}>
        <Icon of={Upload} />
        {text.import}
      </Button>
      <Dialog
        title={courseId === null ? text.majorTitle : text.title}
        size="l"
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        isCloseDisabled={isApplying}
        footer={
          <>
            <Button slot="close" variant="ghost" isDisabled={isApplying}>
              {text.close}
            </Button>
            {'plan' in state && state.plan && (
              <Button
                variant="primary"
                isDisabled={!isApplying && !canApply(state)}
                isPending={isApplying}
                pendingLabel={text.applying}
                onPress={apply}
              >
                {text.apply({ count: changeCount(state.plan) })}
              </Button>
            )}
          </>
        }
      >
        <ImportBody state={state} decide={decide} hasChoice={courseId !== null && canImportMajor} />
      </Dialog>
    </>
  );
}
