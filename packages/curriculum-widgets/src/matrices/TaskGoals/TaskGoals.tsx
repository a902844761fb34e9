import type { ProjectRow, ProjectTaskGoal } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { SaveStatus } from '@college/ui/SaveStatus';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { FailedSave } from '../../support/saving/FailedSave';
import { useSavingGoesOn, type SaveFailing } from '../../support/saving/useSaveFailure';
import { WaitingToastsContext } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import { countRowChanges } from './taskGoalRows';
import { TaskGoalsBody } from './TaskGoalsBody';
import type { TaskGoalsSource } from './TaskGoalsSource';
import { useTaskGoals } from './useTaskGoals';
import { useTaskGoalsSave } from './useTaskGoalsSave';

export interface TaskGoalsProps {
  /** Where the task goals are read and saved. */
  source: TaskGoalsSource;
  /** The chapter whose task goals these are. */
  project: Pick<ProjectRow, 'id' | 'name'>;
  /** How many KSA entries stand in a goal's column of the project matrix; asked before a goal is deleted. */
  ksaCountOf?: (taskGoalId: number) => number;
  /**
   * Whether the goals can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** The chapter's goals as stored, after every save. */
  onStored?: (goals: readonly ProjectTaskGoal[]) => void;
}

/** The task goals of a chapter: the columns of its project matrix, each with the output that shows it was reached. */
export function TaskGoals({ source, project, ksaCountOf, isReadOnly = false, onStored }: TaskGoalsProps) {
  const text = useMessages(taskGoalsMessages);
  const { state, dispatch, save, reload } = useTaskGoals({ source, projectId: project.id, onStored });
  const { ref, saveAndTell, failing, waiting } = useTaskGoalsSave(save);
  const isEditing = state.phase === 'editing' && !isReadOnly;
  useSavingGoesOn({ failing, isFailed: state.phase === 'editing' && state.save.status === 'failed', save: saveAndTell });

  return (
    <Shortcuts keys={{ 'Ctrl+S': () => void saveAndTell() }} isDisabled={!isEditing}>
      <Section ref={ref} aria-label={text.titleOf({ project: project.name })}>
        <WaitingToastsContext value={waiting}>
          <TaskGoalsBody state={state} isReadOnly={isReadOnly} ksaCountOf={ksaCountOf} onEvent={dispatch} onRetry={reload} />
        </WaitingToastsContext>
        {isEditing && (
          <Foot>
            <TaskGoalsStatus changeCount={countRowChanges(state.stored, state.rows)} save={state.save.status} failing={failing} />
            <Button
              variant="primary"
              isPending={state.save.status === 'running'}
              pendingLabel={text.saving}
              onPress={() => void saveAndTell()}
            >
              {text.save}
            </Button>
          </Foot>
        )}
      </Section>
    </Shortcuts>
  );
}

interface TaskGoalsStatusProps {
  changeCount: number;
  save: 'idle' | 'running' | 'saved' | 'failed';
  failing: SaveFailing;
}

/** The saving state of the list; nothing before the first change. */
export function TaskGoalsStatus({ changeCount, save, failing }: TaskGoalsStatusProps) {
  if (save === 'running') return <SaveStatus status="saving" />;
  if (save === 'failed') return <FailedSave failing={failing} />;
  if (changeCount > 0) return <SaveStatus status="unsaved" changeCount={changeCount} />;
  return save === 'saved' ? <SaveStatus status="saved" /> : <span />;
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
