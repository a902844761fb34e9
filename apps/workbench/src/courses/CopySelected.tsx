import { queryKeys } from '@college/api-client/react';
import { CopyCourses } from '@college/curriculum-widgets/copying/CopyCourses';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../routing/basePath';
import { comparisonPath, mergePath, receiptPath } from '../search/coursePaths';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';
import { useCopyGuard } from './useCopyGuard';
import type { WindowProps } from './useLaterWindow';
import type { SelectedCourses } from './SelectedCourses';
import { copySource } from './windowSources';

/** The wizard that copies several courses into another major. The page stays while a copy runs. */
export function CopySelected({ given, isOpen, onOpenChange }: WindowProps<SelectedCourses>) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const userId = useLogin()?.user.id ?? 0;
  const source = useMemo(() => copySource(client, userId), [client, userId]);
  const handleBusyChange = useCopyGuard();
  const go = (path: string) => router.history.push(`${basePath}${path}`);
  return (
    <CopyCourses
      {...given}
      dataSource={source}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onBusyChange={handleBusyChange}
      onCopied={({ majorId }) => void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) })}
      onGoToTarget={({ path }) => go(path)}
      onOpenReceipt={({ majorId, receiptId }) => go(receiptPath({ majorId, id: receiptId }))}
      onCompare={({ majorId, editionId }) => go(comparisonPath({ majorId, right: `edition:${editionId}` }))}
      onMerge={({ majorId, editionId }) => go(mergePath({ majorId, editionId, into: 'current' }))}
    />
  );
}
