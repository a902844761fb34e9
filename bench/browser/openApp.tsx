import { UiProvider } from '@college/ui/theme';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

let show: ((page: ReactNode) => void) | undefined;

/** Puts up the app in which what is measured opens: its provider is there before, as in the product. */
export function openApp(host: HTMLElement) {
  function App() {
    const [page, setPage] = useState<ReactNode>(null);
    useLayoutEffect(() => {
      show = setPage;
    }, []);
    return <UiProvider>{page}</UiProvider>;
  }
  flushSync(() => createRoot(host).render(<App />));
}

/** Opens a page in the app. */
export function openPage(page: ReactNode) {
  if (!show) throw new Error('bench: there is no app yet. Call openApp first.');
  show(page);
}
