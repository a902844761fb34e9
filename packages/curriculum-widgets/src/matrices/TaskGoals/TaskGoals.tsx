import type { ProjectRow, ProjectTaskGoal } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { SaveStatus } from '@college/ui/SaveStatus';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { OpenDesk } from '../../support/desk/deskState';
import { FailedSave } from '../../support/saving/FailedSave';
import { useSaveResumption, type SaveFailing } from '../../support/saving/useSaveFailure';
import { WaitingToastsContext } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import { TaskGoalsBody } from './TaskGoalsBody';
import type { TaskGoalsWork } from './taskGoalsDesk';
import type { TaskGoalsSource } from './TaskGoalsSource';
import { useTaskGoalsDesk } from './useTaskGoalsDesk';

export interface TaskGoalsProps {
  /** Where the task goals are read and saved. */
  source: TaskGoalsSource;
  /** The chapter whose task goals these are. */
  project: Pick<ProjectRow, 'id' | 'name'>;
  /** The number of KSA entries in a goal's column of the project matrix, for the confirmation before a goal is deleted. */
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
  const opened = useTaskGoalsDesk({ source, projectId: project.id, isReadOnly, onStored });
  const { ref, desk, state, failing, waiting, editing, isFailed, changeCount } = opened;
  useSaveResumption({ failing, isFailed, save: desk.save });

  return (
    <Shortcuts keys={{ 'Ctrl+S': () => void desk.save() }} isDisabled={!editing}>
      <Section ref={ref} aria-label={text.titleOf({ project: project.name })}>
        <WaitingToastsContext value={waiting}>
          <TaskGoalsBody desk={desk} state={state} isReadOnly={isReadOnly} ksaCountOf={ksaCountOf} />
        </WaitingToastsContext>
        {editing && (
          <Foot>
            <TaskGoalsStatus {...{ changeCount, isFailed, failing, editing }} />
            <Button
              variant="primary"
              isPending={editing.save.status === 'saving'}
              pendingLabel={text.saving}
              onPress={() => void desk.save()}
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
  editing: OpenDesk<TaskGoalsWork>;
  changeCount: number;
  isFailed: boolean;
  failing: SaveFailing;
}

/** The saving state of the list; nothing before the first change. */
export function TaskGoalsStatus({ editing, changeCount, isFailed, failing }: TaskGoalsStatusProps) {
  if (editing.save.status === 'saving') return <SaveStatus status="saving" />;
  if (isFailed) return <FailedSave failing={failing} />;
  if (changeCount > 0) return <SaveStatus status="unsaved" changeCount={changeCount} />;
  return editing.savedAt === null ? <span /> : <SaveStatus status="saved" />;
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
