import { mostOpenEditions, type StartEditionRequest } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { useToast } from '@college/ui/Toast';
import type { Clock } from '@college/ui/clock';
import { GitBranch } from 'lucide-react';
import { useState } from 'react';
import { Stack } from '../../support/layoutParts';
import type { DraftStorage } from '../../support/desk/drafts';
import { PageFrame } from '../../support/pageParts';
import { MutedText } from '../../support/textParts';
import { UndoButton, UndoScope, useUndo, type UndoSource } from '../../support/undo';
import { useFocusAfterDelete } from '../../support/useFocusAfterDelete';
import type { EditionWays } from './editionActs';
import { EditionDialogs, type Asking } from './EditionDialogs';
import type { EditionListSource } from './EditionListSource';
import { EditionTable } from './EditionTable';
import { MakingNote } from './MakingNote';
import { editionListMessages } from './messages';
import type { EditionPublishingSource } from './publishing/EditionPublishingSource';
import { useEditions } from './useEditions';
import { useStartEdition } from './useStartEdition';

export interface EditionListProps extends EditionWays {
  /** Where editions are listed, made, changed and deleted. */
  dataSource: EditionListSource;
  /** The major whose editions are listed; not that of a draft. */
  majorId: number;
  /** What the major is called, such as 软件工程 080902. */
  majorName?: string;
  /** The current user, who may delete own drafts. */
  userId?: number;
  /** Whether the user may start and change drafts: the right to create course units. @default false */
  canStart?: boolean;
  /** Whether the user may edit something in a draft that is not locked, such as a course that they lead; then opening it is going on with it. @default as `canStart` */
  canEdit?: boolean;
  /** Whether the user may delete drafts of others, merge and publish: the right to manage the major. @default false */
  canManage?: boolean;
  /** Where the current edition is published, and published editions are shared and withdrawn; without it nobody is offered to. */
  publishing?: EditionPublishingSource;
  /** The whole address at which a link to a published edition is read, from `https:` on; without it there are no links. */
  linkHrefOf?: (link: string) => string;
  /** Where a draft that is being made is remembered, so that who comes back finds its progress. @default none */
  draftStorage?: DraftStorage;
  /** Shows the scenarios beside each other; without it there is no such button. */
  onCompareScenarios?: () => void;
  /** Where a deleted draft is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** Time as the undo of a deletion sees it. @default the machine's clock */
  clock?: Clock;
  /** Called when an edition was made, changed, published, withdrawn, deleted or brought back. */
  onEditionsChange?: () => void;
}

/** The editions of a major: what is in use, what is worked on beside it, and what is kept. Put it inside a `ToastProvider`. */
export function EditionList({
  dataSource: source,
  majorId,
  majorName = '',
  userId,
  canStart = false,
  canEdit = canStart,
  canManage = false,
  ...rest
}: EditionListProps) {
  const { publishing, linkHrefOf, onCompareScenarios, onEditionsChange, draftStorage, trash, clock, ...ways } = rest;
  const text = useMessages(editionListMessages);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { request, tree, hasFigures, isComparing, areFiguresMissing, isPending, retry, reload } = useEditions({
    source,
    majorId,
    language: locale,
  });
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: isPending });
  const undo = useUndo({
    trash,
    clock,
    onRestored() {
      handleChanged();
      focusRow(0);
    },
  });
  const isFull = tree !== null && tree.lanes >= mostOpenEditions;
  const progress = useStartEdition({ source, majorId, userId, draftStorage, onMade: handleMade });
  const isMaking = progress.making !== null;
  const close = () => setAsking(null);

  function handleChanged() {
    reload();
    onEditionsChange?.();
  }

  function handleMade({ name }: StartEditionRequest) {
    handleChanged();
    // Nobody sees the dialog any more.
    if (asking?.kind === 'start') return;
    progress.reset();
    showToast({ type: 'success', message: text.made({ name }) });
  }

  /** A draft that is being made goes on, and the list shows it. */
  function handleStartClosed() {
    close();
    if (progress.making?.status === 'done' || progress.making?.status === 'failed') progress.reset();
    reload();
  }

  return (
    <UndoScope undo={undo}>
      <PageFrame as="section" aria-label={text.title} ref={rootRef}>
        <PageHeader
          title={text.title}
          facts={tree ? text.facts({ major: majorName, ...tree.counts }) : '\u00a0'}
          actions={
            tree && (
              <>
                <UndoButton undo={undo} />
                {onCompareScenarios && tree.counts.scenarios > 0 && <Button onPress={onCompareScenarios}>{text.compareScenarios}</Button>}
                {canStart && (
                  <Button variant="primary" isDisabled={isFull || isMaking} data-start="" onPress={() => setAsking({ kind: 'start' })}>
                    <Icon of={GitBranch} />
                    {text.start}
                  </Button>
                )}
              </>
            )
          }
        />
        {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={retry} />}
        {request.status === 'loading' && (
          <SkeletonShape label={text.loading}>
            <Stack>
              {[0, 1, 2].map((row) => (
                <Skeleton key={row} height={60} />
              ))}
            </Stack>
          </SkeletonShape>
        )}
        {canStart && isFull && <Note variant="warning">{text.limit}</Note>}
        {asking?.kind !== 'start' && <MakingNote progress={progress} onShow={() => setAsking({ kind: 'start' })} />}
        {tree && (
          <EditionTable
            {...{ tree, ways, hasFigures, isComparing }}
            homeMajorId={majorId}
            rights={{ canStart, canEdit, canManage, userId }}
            questions={{
              publish: publishing && (() => setAsking({ kind: 'publish' })),
              links: publishing && linkHrefOf && ((edition) => setAsking({ kind: 'links', edition })),
              withdraw: publishing && ((edition) => setAsking({ kind: 'withdraw', edition })),
              startFrom: isFull || isMaking ? undefined : (from) => setAsking({ kind: 'start', from }),
              change: (edition) => setAsking({ kind: 'change', edition }),
              delete: (edition, index) => setAsking({ kind: 'delete', edition, index }),
            }}
          />
        )}
        {areFiguresMissing && <MutedText>{text.noFigures}</MutedText>}
        {tree?.rows.length === 1 && !isMaking && (
          <EmptyState mark={null} title={text.noDrafts} hint={canStart ? text.noDraftsHint : text.noDraftsReadOnly} />
        )}
        <EditionDialogs
          {...{ asking, source, publishing, majorId, linkHrefOf, progress }}
          onOpen={ways.onOpen}
          onChanged={() => {
            close();
            handleChanged();
          }}
          onDeleted={(edition, index) => {
            handleChanged();
            undo.offer({ records: [{ kind: 'edition', id: edition.id }], name: edition.name }, text.deleted);
            focusRow(index);
          }}
          onActFailed={reload}
          onClose={asking?.kind === 'start' ? handleStartClosed : close}
        />
      </PageFrame>
    </UndoScope>
  );
}
