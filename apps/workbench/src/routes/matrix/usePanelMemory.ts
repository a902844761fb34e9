import { hasRoomForSidePanel } from '@college/ui/SidePanel';
import { useState } from 'react';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';

/** Whether the side panel of the matrices is open, stored per person in this browser. It starts closed in a small window, which it would cover. */
export function usePanelMemory() {
  const { session } = useServices();
  const { browserStorage } = useSettings();
  const key = `matrixPanel.${session.loginInfo()?.data.user.id ?? ''}`;
  const [defaultPanelExpanded] = useState(() => hasRoomForSidePanel() && browserStorage.getItem(key) === 'expanded');
  return {
    defaultPanelExpanded,
    onPanelExpandedChange: (isExpanded: boolean) => browserStorage.setItem(key, isExpanded ? 'expanded' : 'collapsed'),
  };
}
