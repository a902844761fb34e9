import { textOf } from '@college/curriculum-model';
import type { ReadyDesk } from '../desk';
import { useLanguage } from '../../support/useLanguage';
import { TaskGoalsDialog, type TaskGoalsSource } from '../TaskGoals';

interface ChapterTaskGoalsProps {
  desk: ReadyDesk;
  source: TaskGoalsSource;
  projectId: number;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The task goals of a chapter in a window; the columns of its project matrix follow at once. */
export function ChapterTaskGoals({ desk, source, projectId, isReadOnly, onClose }: ChapterTaskGoalsProps) {
  const language = useLanguage();
  const { matrices, taskGoalsStored } = desk;
  const project = matrices.projects.find(({ id }) => id === projectId);
  if (!project) return null;
  return (
    <TaskGoalsDialog
      source={source}
      project={{ id: projectId, name: textOf(project, 'name', language) }}
      ksaCountOf={(taskGoalId) => matrices.placedKsas.filter((entry) => entry.taskGoalId === taskGoalId).length}
      isReadOnly={isReadOnly}
      onStored={(goals) => taskGoalsStored(projectId, goals)}
      onClose={onClose}
    />
  );
}
