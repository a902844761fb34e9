import { useMemo } from 'react';
import { hintMemory } from '../../preferences/hints';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';

/** Whether the person has read how a cell of a matrix is opened, stored per person in this browser. */
export function useOpeningHint() {
  const { session } = useServices();
  const { browserStorage } = useSettings();
  const userId = session.loginInfo()?.data.user.id ?? 0;
  return useMemo(() => hintMemory(browserStorage, userId, 'matrixCell'), [browserStorage, userId]);
}
