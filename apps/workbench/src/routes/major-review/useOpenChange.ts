import type { createEditionComparing } from '@college/api-client';
import { readPlace, type EditionChange } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { workbenchMessages } from '../../messages';
import { courseUnitPath, majorDetailPath } from '../../search/coursePaths';

type Changed = Pick<EditionChange, 'at' | 'course'>;

interface OpenChangeOptions {
  /** The draft, where the review has one. */
  edition: { id: number } | undefined;
  /** The major in which its courses are opened. */
  majorId: number | undefined;
  source: Pick<ReturnType<typeof createEditionComparing>, 'loadComparison'>;
  go: (path: string) => void;
}

/** Leads to the page that has what a change of a draft is about; the comparison knows under which id a course is there. */
export function useOpenChange({ edition, majorId, source, go }: OpenChangeOptions): (change: Changed) => void {
  const text = useMessages(workbenchMessages);
  const { showToast } = useToast();

  async function pathOf({ at, course }: Changed) {
    if (!edition || course === null) return majorDetailPath({ majorId });
    const { parts } = await source.loadComparison({ left: `base:${edition.id}`, right: `edition:${edition.id}` });
    const part = parts.find((one) => one.course?.lineage === (course?.lineage ?? readPlace(at)?.lineage));
    const courseUnitId = part?.rightCourseId ?? part?.leftCourseId;
    return courseUnitId ? courseUnitPath({ majorId, courseUnitId }) : majorDetailPath({ majorId });
  }

  return (change) =>
    void pathOf(change).then(go, (error: unknown) =>
      showToast({ type: 'error', message: text.notOpened, description: error instanceof Error ? error.message : String(error) }),
    );
}
