import { GoalTable } from '@college/curriculum-widgets/goals/GoalTable';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';

registerContender((host, rows) => {
  const nothing = async () => {};
  const source = { loadGoals: async () => rows, addGoals: nothing, updateGoal: nothing, deleteGoal: nothing };
  createRoot(host).render(
    <UiProvider>
      <ToastProvider>
        <GoalTable source={source} courseId={1004} majorId={1001} />
      </ToastProvider>
    </UiProvider>,
  );
});
