import { maxCopiedTogether } from '@college/curriculum-model';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Stepper } from '@college/ui/Stepper';
import { onNarrowWindow } from '@college/ui/theme';
import { styled } from 'styled-components';
import { MutedText } from '../../support/textParts';
import { CopyRoute } from '../CopyWizard/CopyRoute';
import { isCopying } from '../CopyWizard/copyWizardSelectors';
import { useFocusOnStep, useNotifyChange } from '../CopyWizard/dialogEffects';
import { copyWizardMessages } from '../CopyWizard/messages';
import { BindStep } from '../CopyWizard/steps/BindStep';
import { copyStepMessages } from '../CopyWizard/steps/copyMessages';
import { CopyStep } from '../CopyWizard/steps/CopyStep';
import { TargetStep } from '../CopyWizard/steps/TargetStep';
import { targetMajorPath } from '../CopyWizard/targetPaths';
import { CopyCoursesActions } from './CopyCoursesActions';
import type { CopyCoursesProps } from './CopyCoursesProps';
import { isBound, type CopyCoursesState } from './copyCoursesState';
import { CourseRail } from './CourseRail';
import { copyCoursesMessages } from './messages';
import { useCopyCourses } from './useCopyCourses';

interface CopyCoursesDialogProps extends Omit<CopyCoursesProps, 'isOpen' | 'onOpenChange'> {
  initialState: CopyCoursesState | undefined;
  onClose: (state: CopyCoursesState) => void;
}

const noJobs = { status: 'ready', value: [] } as const;

/** The open wizard; it is mounted again each time it opens. */
export function CopyCoursesDialog(props: CopyCoursesDialogProps) {
  const { dataSource, courses, majorName = '', onClose, onBusyChange, onCopied, onGoToTarget } = props;
  const text = useMessages(copyCoursesMessages);
  const words = useMessages(copyWizardMessages);
  const steps = useMessages(copyStepMessages);
  const copying = useCopyCourses(props);
  const { state, send } = copying;
  const { wizard, bindings, at } = state;
  const count = courses.length;
  const isPossible = count <= maxCopiedTogether;
  const isBusy = isCopying(wizard);
  const body = useFocusOnStep(wizard.step);
  useNotifyChange(isBusy, onBusyChange);
  const copied = wizard.step === 2 && wizard.run.status === 'done' ? wizard.run : null;
  useNotifyChange(copied !== null, (isDone) => {
    if (isDone && copied?.targetId != null) onCopied?.({ majorId: copied.targetId });
  });

  function foot() {
    if (wizard.step === 2) return isBusy && steps.stay;
    if (wizard.step === 1) return text.coursesBound({ bound: bindings.filter(isBound).length, count });
    return wizard.path.majorId === null ? text.chooseTarget : words.chosenTarget({ path: copying.targetNames.join(' / ') });
  }

  return (
    <Dialog
      size="xl"
      isOpen
      isFlush
      isCloseDisabled={isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose(state)}
      title={text.title({ count })}
      headerCenter={<Stepper steps={[words.stepTarget, words.stepBind, words.stepCopy]} currentStep={copied ? 3 : wizard.step} />}
      footerStart={<MutedText role="status">{foot()}</MutedText>}
      footer={
        <CopyCoursesActions
          {...{ copying, count, isPossible }}
          canLook={dataSource.loadJob !== undefined}
          onGoToTarget={onGoToTarget && ((majorId) => onGoToTarget({ majorId, path: targetMajorPath(majorId) }))}
          onClose={() => onClose(state)}
        />
      }
    >
      <Body ref={body} tabIndex={-1}>
        {wizard.step === 0 && (
          <>
            {!isPossible && <Note variant="warning">{text.tooMany({ most: maxCopiedTogether })}</Note>}
            <TargetStep
              targets={copying.targets}
              path={wizard.path}
              onChoose={(level, id) => send({ type: 'targetChosen', level, id })}
              drafts={copying.drafts}
              courseName={text.several({ name: courses[0]?.name ?? '', count })}
              onChooseDraft={(id) => send({ type: 'draftChosen', id })}
              jobs={noJobs}
              onRetryJobs={() => {}}
              onShowJob={() => {}}
            />
          </>
        )}
        {wizard.step === 1 && (
          <Walk>
            <CourseRail {...{ courses, bindings, at }} onShow={copying.show} />
            <Course>
              <CopyRoute
                from={[majorName, courses[at]?.name].filter(Boolean).join(' · ')}
                to={copying.targetNames.at(-1) ?? ''}
                isSuggesting={wizard.binding.suggestions?.status === 'loading'}
                {...(dataSource.suggestBindings && { onSuggest: copying.suggest })}
              />
              <BindStep key={at} binding={wizard.binding} wizard={copying.wizard} />
            </Course>
          </Walk>
        )}
        {wizard.step === 2 && (
          <CopyStep
            run={wizard.run}
            loadEdition={dataSource.loadEdition}
            loadFigures={dataSource.loadFigures}
            onOpenReceipt={props.onOpenReceipt}
            onCompare={props.onCompare}
            onMerge={props.onMerge}
          />
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  outline: none;
`;

const Walk = styled.div`
  /* The list of courses takes its room from the outer columns: the buttons of the middle one need theirs. */
  --bind-columns: 328px minmax(0, 1fr) 256px;

  display: grid;
  flex: 1;
  grid-template-columns: 208px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;

  ${onNarrowWindow} {
    display: block;
  }
`;

const Course = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;
