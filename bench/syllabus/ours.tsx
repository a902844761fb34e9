import { SyllabusEditor, type SyllabusSource } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';

let show: (page: ReactNode) => void = () => {};

/** The frame of a workbench that is there before the page. */
function Frame() {
  const [page, setPage] = useState<ReactNode>(null);
  useLayoutEffect(() => {
    show = setPage;
  }, []);
  return (
    <UiProvider>
      <ToastProvider>{page}</ToastProvider>
    </UiProvider>
  );
}

registerContender({
  mount(host, report) {
    if (host.childElementCount === 0) flushSync(() => createRoot(host).render(<Frame />));
    const source: SyllabusSource = { loadReport: async () => report, saveReport: async () => ({ version: 2 }) };
    show(<SyllabusEditor source={source} courseId={1004} isRevisable userId={1005} draftStorage={localStorage} languages="zh" />);
  },
  unmount: () => show(null),
  open: (name) => document.querySelector<HTMLElement>(`[data-field="${name}"] button`)?.click(),
});
