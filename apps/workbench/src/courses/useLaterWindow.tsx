import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState, type ComponentType, type ReactNode } from 'react';
import { workbenchMessages } from '../messages';

interface WindowProps<Given> {
  given: Given;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A window that comes with its first opening, so that no page waits for it, and stays mounted until it is opened with something else. */
export function useLaterWindow<Given>(load: () => Promise<ComponentType<WindowProps<Given>>>) {
  const text = useMessages(workbenchMessages);
  const { showToast } = useToast();
  const [opened, setOpened] = useState<{ Window: ComponentType<WindowProps<Given>>; given: Given; no: number } | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open(given: Given) {
    load().then(
      (Window) => {
        setOpened((before) => ({ Window, given, no: (before?.no ?? 0) + 1 }));
        setOpen(true);
      },
      (error: unknown) => {
        console.error(error);
        showToast({ type: 'error', message: text.notOpened, description: text.notOpenedHint, duration: Infinity });
      },
    );
  }

  const window: ReactNode = opened && <opened.Window key={opened.no} given={opened.given} isOpen={isOpen} onOpenChange={setOpen} />;
  return { open, window };
}

export type { WindowProps };
