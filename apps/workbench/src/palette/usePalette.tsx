import { useToast } from '@college/ui/Toast';
import { useMessages } from '@college/ui/messages';
import { activeShortcuts } from '@college/ui/Shortcuts';
import { useCallback, useMemo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { workbenchMessages } from '../messages';
import type { WorkbenchPaletteProps } from './WorkbenchPalette';
import { pageButtonsIn } from './pageButtons';

// It comes with the first key, so that no page waits for it.
const loadPalette = () => import('./WorkbenchPalette');
type WorkbenchPalette = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadPalette>>['WorkbenchPalette']>>;

type Opening = Pick<WorkbenchPaletteProps, 'keyword' | 'keys' | 'buttons'>;

/** The palette over the page: the keys that open it, and the palette itself, which stays mounted. */
export function usePalette(
  isOffered: boolean,
  given: Omit<WorkbenchPaletteProps, 'isOpen' | 'onOpenChange' | keyof Opening>,
  load = loadPalette,
): { keys: Record<string, () => void>; open: () => void; palette: ReactNode } {
  const { showToast } = useToast();
  const text = useMessages(workbenchMessages);
  const [{ Palette }, setCome] = useState<{ Palette?: WorkbenchPalette }>({});
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState<Opening>({ keyword: '', keys: [], buttons: new Map() });

  const openWith = useCallback(
    (keyword: string) => {
      // Once it covers the page, neither keys nor buttons of the page count.
      const page = document.getElementById('content');
      setOpening({ keyword, keys: activeShortcuts(), buttons: page ? pageButtonsIn(page) : new Map() });
      setOpen(true);
      load().then(
        (come) => setCome({ Palette: come.WorkbenchPalette }),
        (error: unknown) => {
          console.error(error);
          setOpen(false);
          showToast({ type: 'error', message: text.notOpened, description: text.notOpenedHint, duration: Infinity });
        },
      );
    },
    [load, showToast, text],
  );
  const open = useCallback(() => openWith(''), [openWith]);
  const keys = useMemo(
    (): Record<string, () => void> => (isOffered ? { 'Ctrl+K': open, '/': open, '?': () => openWith('?') } : {}),
    [isOffered, open, openWith],
  );

  return {
    keys,
    open,
    palette: Palette && isOffered && <Palette {...given} {...opening} isOpen={isOpen} onOpenChange={setOpen} />,
  };
}
