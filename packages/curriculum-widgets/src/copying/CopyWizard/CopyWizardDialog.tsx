import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Stepper } from '@college/ui/Stepper';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { CopyRoute } from './CopyRoute';
import { runOfJob } from './copyRun';
import { CopyWizardActions } from './CopyWizardActions';
import { CopyWizardProgress } from './CopyWizardProgress';
import { isCopying } from './copyWizardSelectors';
import type { CopyWizardState } from './copyWizardState';
import type { CopyWizardProps } from './CopyWizardProps';
import { valueOf } from './loadable';
import { copyWizardMessages } from './messages';
import { BindStep } from './steps/BindStep';
import { CopyStep } from './steps/CopyStep';
import { TargetStep } from './steps/TargetStep';
import { createUnique as randomUnique } from './createUnique';
import { courseUnitPath, targetMajorPath } from './targetPaths';
import { useCopyWizard } from './useCopyWizard';
import { useFocusOnStep, useNotifyChange } from './dialogEffects';

interface CopyWizardDialogProps extends Omit<CopyWizardProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  initialState?: CopyWizardState;
  lastUnique?: string;
  onClose: (state: CopyWizardState) => void;
}

/** The open wizard; it is mounted again each time it opens. */
export function CopyWizardDialog(props: CopyWizardDialogProps) {
  const { onClose, onGoToTarget, onOpenCopy, onBusyChange, onCopied, onOpenReceipt, onCompare, onMerge } = props;
  const { dataSource, courseName, majorName = '', transport = 'stream', createUnique = randomUnique } = props;
  const text = useMessages(copyWizardMessages);
  const language = useLanguage();
  const wizard = useCopyWizard({ ...props, transport, createUnique });
  const { state, dispatch } = wizard;
  const isBusy = isCopying(state);
  const body = useFocusOnStep(state.step);
  useNotifyChange(isBusy, onBusyChange);
  const copied = state.step === 2 && state.run.status === 'done' ? state.run : null;
  useNotifyChange(copied !== null, (isDone) => {
    if (isDone && copied?.targetId != null) onCopied?.({ majorId: copied.targetId });
  });

  return (
    <Dialog
      size="xl"
      isOpen
      isFlush
      isCloseDisabled={isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose(state)}
      title={
        <>
          {text.title} <Course lang={langOf(courseName, language)}>{courseName}</Course>
        </>
      }
      headerCenter={<Stepper steps={[text.stepTarget, text.stepBind, text.stepCopy]} currentStep={copied ? 3 : state.step} />}
      footerStart={<CopyWizardProgress wizard={wizard} />}
      footer={
        <CopyWizardActions
          wizard={wizard}
          canLook={dataSource.loadJob !== undefined}
          canBegin={dataSource.resume !== undefined}
          onClose={() => onClose(state)}
          onGoToTarget={({ targetId }) => targetId !== null && onGoToTarget?.({ majorId: targetId, path: targetMajorPath(targetId) })}
          onOpenCopy={
            onOpenCopy &&
            (({ targetId, courseId: copyId }) => {
              if (targetId === null || copyId === undefined) return;
              onOpenCopy({ majorId: targetId, courseId: copyId, path: courseUnitPath({ majorId: targetId, courseId: copyId }) });
            })
          }
        />
      }
    >
      <Body ref={body} tabIndex={-1}>
        {state.step === 0 && (
          <TargetStep
            targets={wizard.targets}
            path={state.path}
            onChoose={(level, id) => dispatch({ type: 'targetChosen', level, id })}
            drafts={wizard.drafts}
            courseName={courseName}
            onChooseDraft={(id) => dispatch({ type: 'draftChosen', id })}
            jobs={wizard.jobs.jobs}
            onRetryJobs={wizard.jobs.retry}
            onShowJob={(job) => dispatch({ type: 'runShown', run: runOfJob(job) })}
          />
        )}
        {state.step === 1 && (
          <>
            <CopyRoute
              from={majorName}
              to={wizard.targetNames.at(-1) ?? ''}
              isSuggesting={state.binding.suggestions?.status === 'loading'}
              onSuggest={dataSource.suggestBindings && (() => void wizard.suggest(state.binding))}
            />
            <BindStep binding={state.binding} wizard={wizard} />
          </>
        )}
        {state.step === 2 && (
          <CopyStep
            run={state.run}
            loadEdition={dataSource.loadEdition}
            loadFigures={dataSource.loadFigures}
            onOpenReceipt={onOpenReceipt}
            onCompare={onCompare}
            onMerge={onMerge}
            plan={state.binding?.majorId === state.run.targetId ? valueOf(state.binding?.plan) : undefined}
            bindings={state.binding?.majorId === state.run.targetId ? state.binding?.relations.length : undefined}
          />
        )}
      </Body>
    </Dialog>
  );
}

const Course = styled.span`
  margin-inline-start: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  outline: none;
`;
