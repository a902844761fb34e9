import { createEditionComparing, createProposals, quietClient } from '@college/api-client';
import { isFinalStatus } from '@college/curriculum-model';
import { ReviewDesk } from '@college/curriculum-widgets/reviews/ReviewDesk';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLivePart } from '../../live/useLivePart';
import { workbenchMessages } from '../../messages';
import { UnknownRights } from '../../rights/UnknownRights';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { comparisonPath, editionsPath, majorHomePath, mergePath, reviewPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useHomeMajor } from '../major-editions/useHomeMajor';
import { findingPath } from '../major-findings/findingPath';
import { useFindingsSource } from '../major-findings/useFindingsSource';
import { NoMajor } from '../majors/NoMajor';
import { reviewPageMessages } from './messages';
import { useChangeComments } from './useChangeComments';
import { useOpenChange } from './useOpenChange';
import { useReviewed } from './useReviewed';

/** /major/review (query majorId, id, edition, course): a proposal; of a draft, or of one course of it alone, the latest one, or what sends it to review. */
export function ReviewRoute() {
  const text = useMessages(workbenchMessages);
  const words = useMessages(reviewPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const search = useSearch({ from: '/main/major/review' });
  const { majorId, isPending } = useHomeMajor(idOf(search.majorId), { isBelowList: true, isWide: true });
  const { can, isKnown, failure, user } = useRights(majorId);
  const findings = useFindingsSource();
  const { source, draftSource } = useMemo(() => {
    const quiet = quietClient(client);
    return { source: createProposals(quiet), draftSource: { ...createEditionComparing(quiet), ...findings } };
  }, [client, findings]);
  const live = useLivePart();
  const [revision, setRevision] = useState(0);
  const [sent, setSent] = useState<number>();
  const isListed = majorId !== undefined && !isPending;
  const given = idOf(search.id);
  const courseId = given === undefined ? idOf(search.course) : undefined;
  const asked = { id: given, edition: idOf(search.edition), course: courseId };
  const { edition, proposalOfCourse, courseToSend, ...reviewed } = useReviewed({ majorId: isListed ? majorId : undefined, ...asked });
  // Courses are opened where they are edited, and talked about there: in the draft while it is open.
  const openMajorId = edition?.status === 'open' ? (edition.majorId ?? majorId) : majorId;
  const inDraft = useRights(openMajorId);
  const renderUnder = useChangeComments(edition && openMajorId, user?.id);
  // Somebody else may have merged the draft as well.
  const handleSaved = () => {
    setRevision((count) => count + 1);
    void reviewed.reload();
  };
  const go = (path: string) => router.history.push(`${basePath}${path}`);
  const openChange = useOpenChange({ edition, majorId: openMajorId, source: draftSource, go });

  if (majorId === undefined) return <NoMajor />;
  if (reviewed.failure !== null) return <ErrorState title={text.notOpened} hint={reviewed.failure} onRetry={reviewed.retry} />;
  if (!isKnown) return <UnknownRights failure={failure} />;
  if (reviewed.isPending) return null;
  // A draft whose last proposal is over is sent once more, as another one.
  const isOver = edition?.status === 'open' && edition.proposal !== undefined && isFinalStatus(edition.proposal.status);
  const ofDraft = isOver && can('create') ? undefined : edition?.proposal?.id;
  const proposalId = given ?? (courseId === undefined ? ofDraft : proposalOfCourse?.id);
  const former = courseId === undefined ? (isOver ? edition?.proposal : undefined) : reviewed.formerOfCourse;
  const lastProposal = former && { status: former.status, href: `${basePath}${reviewPath({ majorId, id: former.id })}` };
  const list = editionsPath({ majorId });
  /** Why there is no review here; it comes as soon as somebody else sends what the address names. */
  const nothing = (title: string) => (
    <>
      {live && <live.LiveReview majorId={openMajorId ?? majorId} onSaved={() => void reviewed.reload()} />}
      <EmptyState isPage title={title} action={<Link href={list}>{names.editions}</Link>} />
    </>
  );
  if (proposalId === undefined && (edition?.status !== 'open' || edition.kind !== 'draft')) return nothing(words.noProposal);
  if (proposalId === undefined && courseId !== undefined) {
    if (!courseToSend) return nothing(words.courseUnchanged);
    if (!can('create') && !inDraft.isKnown) return <UnknownRights failure={inDraft.failure} />;
    if (!can('create') && !inDraft.can('modify', courseId)) return nothing(words.courseNotSent);
  } else if (proposalId === undefined && !can('create')) return nothing(words.notSent);

  return (
    <ReviewDesk
      key={proposalId ?? `edition ${edition?.id} ${courseId ?? ''}`}
      source={source}
      draftSource={draftSource}
      {...(proposalId === undefined ? edition && { editionId: edition.id, draftWords: { ...edition, lastProposal } } : { proposalId })}
      {...(proposalId === undefined && courseToSend && { course: courseToSend })}
      {...(user && { userId: user.id })}
      revision={revision}
      isJustSent={sent !== undefined && sent === proposalId}
      people={live && <live.LiveReview majorId={openMajorId ?? majorId} onSaved={handleSaved} />}
      {...(renderUnder && { renderUnder })}
      findingHref={(finding, courseId) => findingPath(finding, { majorId: openMajorId ?? majorId, courseId })}
      {...(can('manage') &&
        edition?.status === 'open' && {
          acceptFinding: ({ id: finding, basis }, accepted) =>
            draftSource.acceptFinding({ majorId, ref: `edition:${edition.id}`, finding, basis, ...accepted }),
        })}
      {...(edition?.status === 'open' && {
        fixes: {
          canFix: (_, inCourse) => (inCourse === null ? inDraft.can('manage') : inDraft.can('modify', inCourse)),
          applyFix: ({ id: finding, basis }, fix) => draftSource.applyFix({ ref: `edition:${edition.id}`, finding, basis, fix }),
          undoFix: (id) => draftSource.undoFix({ id }),
        },
      })}
      onLeave={() => go(list)}
      onCompare={(sides) => go(comparisonPath({ majorId, ...sides }))}
      {...(edition?.status === 'open' && { onOpenDraft: () => go(majorHomePath({ majorId: openMajorId ?? majorId })) })}
      onOpenChange={openChange}
      onMerge={(editionId, part) => go(mergePath({ majorId, editionId, into: 'current', part }))}
      onProposalChange={({ id }) => {
        if (proposalId === undefined) setSent(id);
        void queryClient.invalidateQueries();
        if (given !== id) router.history.replace(`${basePath}${reviewPath({ majorId, id })}`);
      }}
    />
  );
}
