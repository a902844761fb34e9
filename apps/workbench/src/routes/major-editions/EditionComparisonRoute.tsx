import { createEditionComparing, createEditionMerging, quietClient } from '@college/api-client';
import { editionsOptions } from '@college/api-client/react';
import { editionRefSchema, languageOfCode, type EditionRef } from '@college/curriculum-model';
import { EditionComparison, type ChangeTarget } from '@college/curriculum-widgets/editions/EditionComparison';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useTimeZone } from '@college/ui/theme';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { comparisonPath, courseUnitPath, editionsPath, majorDetailPath, receiptPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { NoMajor } from '../majors/NoMajor';
import { defaultSides, sideChoices } from './sideChoices';
import { useHomeMajor } from './useHomeMajor';
import { editionPageMessages } from './messages';

const refOf = (value: string | undefined): EditionRef | undefined => editionRefSchema.safeParse(value).data;

/** /major/editions/compare (query majorId, left, right): what lies between two states of a curriculum; without sides between the current edition and the latest draft. */
export function EditionComparisonRoute() {
  const text = useMessages(workbenchMessages);
  const words = useMessages(editionPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const { language } = useSettings();
  const timeZone = useTimeZone();
  const router = useRouter();
  const search = useSearch({ from: '/main/major/editions/compare' });
  const { majorId, isPending } = useHomeMajor(idOf(search.majorId), { isBelowList: true, isWide: true });
  const { can } = useRights(majorId);
  const queryClient = useQueryClient();
  const { source, reverting } = useMemo(() => {
    const quiet = quietClient(client);
    return { source: createEditionComparing(quiet), reverting: createEditionMerging(quiet) };
  }, [client]);
  const isListed = majorId !== undefined && !isPending;
  const editions = useQuery({ ...editionsOptions(quietClient(client), majorId ?? 0), ...(isListed ? {} : { queryFn: skipToken }) });

  if (majorId === undefined) return <NoMajor />;
  if (isPending || editions.isPending) return null;
  const usual = defaultSides(majorId, editions.data ?? []);
  const [left, right] = [refOf(search.left) ?? usual.left, refOf(search.right) ?? usual.right];
  if (right === undefined && editions.isLoadingError) {
    return <ErrorState title={text.notOpened} hint={editions.error.message} onRetry={() => void editions.refetch()} />;
  }
  if (right === undefined) {
    return (
      <EmptyState
        isPage
        title={words.noDraft}
        hint={words.noDraftHint}
        action={<Link href={editionsPath({ majorId })}>{names.editions}</Link>}
      />
    );
  }
  return (
    <EditionComparison
      key={majorId}
      dataSource={source}
      {...{ left, right }}
      sides={editions.data && sideChoices(majorId, editions.data, { language: languageOfCode(language), timeZone })}
      // Which sides show is no step back.
      onSidesChange={(sides) => router.history.replace(`${basePath}${comparisonPath({ majorId, ...sides })}`)}
      onGoTo={(target) => router.history.push(`${basePath}${pathOf(target)}`)}
      {...(can('create') && { reverting })}
      canUndo={can('manage')}
      receiptHref={(id) => receiptPath({ majorId, id })}
      onReverted={() => void queryClient.invalidateQueries()}
      onBack={() => router.history.push(`${basePath}${editionsPath({ majorId })}`)}
    />
  );
}

function pathOf({ majorId, courseId }: ChangeTarget): string {
  return courseId === null ? majorDetailPath({ majorId }) : courseUnitPath({ majorId, courseUnitId: courseId });
}
