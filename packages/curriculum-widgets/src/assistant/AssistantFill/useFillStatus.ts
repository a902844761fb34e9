import { fillActionOf } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';

interface UseFillStatusOptions {
  /** The controlled status; uncontrolled without it. */
  status?: number;
  onStatusChange?: (status: number) => void;
  /** A positive status: the copy wizard opens, where somebody opens it. */
  onAll: (() => void) | undefined;
  /** A negative status: the current page is filled; when that is over, in whatever way, the status is none again. */
  onPage: () => Promise<void>;
}

/** The fill status: 0 none, positive fill all, negative fill the current page (core §4, decision 57). Each change acts once. */
export function useFillStatus({ status, onStatusChange, onAll, onPage }: UseFillStatusOptions) {
  const [own, setOwn] = useState(0);
  const current = status ?? own;
  const latest = useRef({ onAll, onPage, setStatus });
  const acted = useRef(0);
  useEffect(() => {
    latest.current = { onAll, onPage, setStatus };
  });

  function setStatus(next: number) {
    setOwn(next);
    onStatusChange?.(next);
  }

  useEffect(() => {
    if (acted.current === current) return;
    acted.current = current;
    const action = fillActionOf(current);
    if (action === 'page') void latest.current.onPage().then(() => latest.current.setStatus(0));
    if (action === 'all') {
      latest.current.onAll?.();
      latest.current.setStatus(0);
    }
  }, [current]);

  return { status: current, setStatus };
}
