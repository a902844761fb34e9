import { useToast } from '@college/ui/Toast';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { CopyWizardSource } from './CopyWizardSource';
import { loadableOf } from './loadable';

/** The majors into which the course may be copied, asked for again in another language. What is shown stays until the answer is here. */
export function useTargets(dataSource: CopyWizardSource, courseId: number) {
  const { showToast } = useToast();
  // The server names schools and majors in the reader's language.
  const { request, last, retry } = useAnswer(`${courseId} ${useLanguage()}`, (options) => dataSource.listTargets(courseId, options), {
    onFail: (message) => showToast({ type: 'error', message }),
  });
  return { schools: loadableOf(request, last), retry };
}
