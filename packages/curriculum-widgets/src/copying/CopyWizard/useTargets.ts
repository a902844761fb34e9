import type { OptionItem } from '@college/curriculum-model';
import { useToast } from '@college/ui/Toast';
import { useEffect, useState } from 'react';
import type { CopyWizardSource } from './CopyWizardSource';
import type { Loadable } from './loadable';
import { messageOf } from '../../support/messageOf';
import { useLanguage } from '../../support/useLanguage';

/** The majors into which the course may be copied, asked for again in another language; `retry` asks again too. What is shown stays until the answer is here. */
export function useTargets(dataSource: CopyWizardSource, courseId: number) {
  const { showToast } = useToast();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [schools, setSchools] = useState<Loadable<readonly OptionItem[]>>({ status: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    dataSource.listTargets(courseId, { signal }).then(
      (value) => {
        if (!signal.aborted) setSchools({ status: 'ready', value });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setSchools((shown) => (shown.status === 'ready' ? shown : { status: 'failed', message: messageOf(error) }));
        showToast({ type: 'error', message: messageOf(error) });
      },
    );
    return () => controller.abort();
    // The server names schools and majors in the reader's language.
  }, [dataSource, courseId, language, attempt, showToast]);

  function retry() {
    setSchools({ status: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { schools, retry };
}
