import type { TextStorage } from '@college/api-client';
import type { FirstStepsKind, FirstStepsMemory } from '@college/curriculum-widgets/overview/FirstSteps';

/** Which first steps a person put away, stored in this browser per account, since several people may share it. */
export function firstStepsMemory(storage: TextStorage, userId: number): FirstStepsMemory {
  const key = `firstSteps:${userId}`;
  const dismissed = () => (storage.getItem(key) ?? '').split(' ').filter(Boolean);
  return {
    isDismissed: (kind: FirstStepsKind) => dismissed().includes(kind),
    setDismissed(kind: FirstStepsKind, isDismissed: boolean) {
      const others = dismissed().filter((other) => other !== kind);
      storage.setItem(key, [...others, ...(isDismissed ? [kind] : [])].join(' '));
    },
  };
}
