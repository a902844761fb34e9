import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { ConflictNote } from '../../support/conflict/ConflictNote';
import { taskGoalsMessages } from './messages';
import { deletedButChanged, ontoNewer } from './taskGoalsDesk';
import { TaskGoalsTable, type TaskGoalsTableProps } from './TaskGoalsTable';
import type { useTaskGoalsDesk } from './useTaskGoalsDesk';

interface TaskGoalsBodyProps
  extends Pick<ReturnType<typeof useTaskGoalsDesk>, 'desk' | 'state'>, Pick<TaskGoalsTableProps, 'isReadOnly' | 'ksaCountOf'> {}

/** The table, or its placeholder while it cannot be shown. */
export function TaskGoalsBody({ desk, state, ...rest }: TaskGoalsBodyProps) {
  const text = useMessages(taskGoalsMessages);
  if (state.phase === 'loading') return <SkeletonRows aria-label={text.loading} />;
  if (state.phase === 'failed') return <ErrorState title={text.loadFailed} hint={state.message} onRetry={desk.load} />;
  const { save, history, base } = state;

  function handleResolve(which: 'mine' | 'theirs') {
    if (save.status !== 'conflict') return;
    if (which === 'theirs') desk.choose(save.theirs);
    else void desk.resolve(ontoNewer(history.present, save.theirs));
  }

  function conflict(): string {
    if (save.status !== 'conflict') return '';
    const { theirs } = save;
    const names = deletedButChanged(history.present, { base, theirs }).map(
      (goal) => `T${theirs.stored.indexOf(goal) + 1} ${goal.description}`,
    );
    return names.length > 0 ? text.conflictDeleted({ names }) : text.conflict;
  }

  return (
    <Stack>
      {save.status === 'failed' && save.sent === history.present && <Note variant="error">{save.message}</Note>}
      {save.status === 'conflict' && <ConflictNote text={{ ...text, conflict: conflict() }} onResolve={handleResolve} />}
      <TaskGoalsTable state={state} act={desk.act} {...rest} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
