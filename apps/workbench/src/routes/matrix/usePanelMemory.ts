import { useState } from 'react';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';

/** Whether the panel beside the matrices is open, kept for each person in this browser. */
export function usePanelMemory() {
  const { session } = useServices();
  const { browserStorage } = useSettings();
  const key = `matrixPanel.${session.loginInfo()?.data.user.id ?? ''}`;
  const [defaultPanelExpanded] = useState(() => browserStorage.getItem(key) === 'expanded');
  return {
    defaultPanelExpanded,
    onPanelExpandedChange: (isExpanded: boolean) => browserStorage.setItem(key, isExpanded ? 'expanded' : 'collapsed'),
  };
}
