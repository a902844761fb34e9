import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { taskGoalsMessages } from './messages';
import { TaskGoalsTable, type TaskGoalsTableProps } from './TaskGoalsTable';
import type { TaskGoalsState } from './taskGoalsState';

interface TaskGoalsBodyProps extends Omit<TaskGoalsTableProps, 'state'> {
  state: TaskGoalsState;
  onRetry: () => void;
}

/** The table, or its placeholder while it cannot be shown. */
export function TaskGoalsBody({ state, onRetry, ...rest }: TaskGoalsBodyProps) {
  const text = useMessages(taskGoalsMessages);
  if (state.phase === 'loading') return <SkeletonRows aria-label={text.loading} />;
  if (state.phase === 'failed') return <ErrorState title={text.loadFailed} hint={state.message} onRetry={onRetry} />;
  return (
    <Stack>
      {state.save.status === 'failed' && <Note variant="error">{state.save.message}</Note>}
      <TaskGoalsTable state={state} {...rest} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;
