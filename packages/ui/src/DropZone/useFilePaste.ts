import { useEffect, useRef, type RefObject } from 'react';
import { eventTarget } from '../shadow';

interface FilePasteOptions {
  zoneRef: RefObject<HTMLElement | null>;
  /** `zone` needs the focus inside, `page` takes files pasted anywhere. */
  scope: 'zone' | 'page';
  isDisabled?: boolean;
}

/**
 * Calls back with pasted files; pasted text is left to whoever it was meant for.
 * It handles the paste before React Aria does, which ignores screenshots: they have no entry in a file system.
 */
export function useFilePaste({ zoneRef, scope, isDisabled }: FilePasteOptions, onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (isDisabled) return;
    function handlePaste(event: ClipboardEvent) {
      const target = eventTarget(event);
      const isInside = target instanceof Node && Boolean(zoneRef.current?.contains(target));
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || (scope === 'zone' && !isInside)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(files);
    }
    document.addEventListener('paste', handlePaste, true);
    return () => document.removeEventListener('paste', handlePaste, true);
  }, [zoneRef, scope, isDisabled]);
}
