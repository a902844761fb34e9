import type { OptionItem } from '@college/curriculum-model';
import { useToast } from '@college/ui/Toast';
import { useEffect, useState } from 'react';
import type { CopyWizardSource } from './CopyWizardSource';
import type { Loadable } from './loadable';
import { messageOf } from '../../course-units/messageOf';

/** The majors into which the course may be copied, asked for once; `retry` asks again. */
export function useTargets(dataSource: CopyWizardSource, courseId: number) {
  const { showToast } = useToast();
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
        setSchools({ status: 'failed', message: messageOf(error) });
        showToast({ type: 'error', message: messageOf(error) });
      },
    );
    return () => controller.abort();
  }, [dataSource, courseId, attempt, showToast]);

  function retry() {
    setSchools({ status: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { schools, retry };
}
