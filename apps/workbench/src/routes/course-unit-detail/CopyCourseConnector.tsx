import { queryKeys } from '@college/api-client/react';
import { CopyCourse } from '@college/curriculum-widgets/copying/CopyCourse';
import { copyWizardMessages } from '@college/curriculum-widgets/copying/CopyWizard';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { laterSource } from '../../courses/laterSource';
import { useMajorName } from '../../courses/useMajorName';
import { basePath } from '../../routing/basePath';
import { comparisonPath, mergePath, receiptPath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

interface CopyCourseConnectorProps {
  majorId: number;
  courseUnitId: number;
  courseName: string;
  /** Whether the wizard shows; the assistant's "fill all" opens it too. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The copy wizard of the open unit. The page stays while a copy runs. */
export function CopyCourseConnector({ majorId, courseUnitId, courseName, isOpen, onOpenChange }: CopyCourseConnectorProps) {
  const { client } = useServices();
  const text = useMessages(copyWizardMessages);
  const { showToast } = useToast();
  const queryClient = useQueryClient();
  const router = useRouter();
  const userId = useLogin()?.user.id ?? 0;
  const majorName = useMajorName(majorId);
  const source = useMemo(() => {
    const load = async () => (await import('../../courses/windowSources')).copySource(client, userId);
    return laterSource({ client, load, streams: { copy: true, resume: true, startEdition: true } });
  }, [client, userId]);
  const isBusy = useRef(false);
  useBlocker({
    shouldBlockFn: () => {
      if (isBusy.current) showToast({ type: 'warning', message: text.leaveWhileCopying });
      return isBusy.current;
    },
    enableBeforeUnload: () => isBusy.current,
  });

  const go = (path: string) => router.history.push(`${basePath}${path}`);
  return (
    <CopyCourse
      dataSource={source}
      courseId={courseUnitId}
      courseName={courseName}
      majorName={majorName}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onBusyChange={(busy) => (isBusy.current = busy)}
      onCopied={(copied) => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(copied.majorId) });
      }}
      onGoToTarget={({ path }) => go(path)}
      onOpenReceipt={({ majorId: target, receiptId }) => go(receiptPath({ majorId: target, id: receiptId }))}
      onCompare={({ majorId: target, editionId }) => go(comparisonPath({ majorId: target, right: `edition:${editionId}` }))}
      onMerge={({ majorId: target, editionId }) => go(mergePath({ majorId: target, editionId, into: 'current' }))}
      onOpenCopy={({ path }) => go(path)}
    />
  );
}
