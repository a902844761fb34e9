import { mostOpenEditions, type Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { useToast } from '@college/ui/Toast';
import { GitBranch } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { Stack } from '../../support/layoutParts';
import { messageOf } from '../../support/messageOf';
import { PageFrame } from '../../support/pageParts';
import { MutedText } from '../../support/textParts';
import { useFocusAfterDelete } from '../../support/useFocusAfterDelete';
import { ChangeEdition } from './ChangeEdition';
import type { EditionWays } from './editionActs';
import type { EditionListSource } from './EditionListSource';
import { EditionTable } from './EditionTable';
import { editionListMessages } from './messages';
import { StartEdition } from './StartEdition';
import { useEditions } from './useEditions';

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
  /** Whether the user may delete drafts of others and merge: the right to manage the major. @default false */
  canManage?: boolean;
  /** Shows the scenarios beside each other; without it there is no such button. */
  onCompareScenarios?: () => void;
  /** Called when a draft was made, changed or deleted. */
  onEditionsChange?: () => void;
}

type Asking = { kind: 'start' } | { kind: 'change'; edition: Edition } | { kind: 'delete'; edition: Edition; index: number };

/** The editions of a major: what is in use, what is worked on beside it, and what is kept. Put it inside a `ToastProvider`. */
export function EditionList({
  dataSource: source,
  majorId,
  majorName = '',
  userId,
  canStart = false,
  canManage = false,
  ...rest
}: EditionListProps) {
  const { onCompareScenarios, onEditionsChange, ...ways } = rest;
  const text = useMessages(editionListMessages);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { request, tree, hasFigures, areFiguresMissing, isPending, retry, reload } = useEditions({ source, majorId, language: locale });
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: isPending });
  const isFull = tree !== null && tree.lanes >= mostOpenEditions;
  const close = () => setAsking(null);

  function handleChanged() {
    reload();
    onEditionsChange?.();
  }

  /** A draft may be made by then, or is being made. */
  function handleStartClosed() {
    close();
    reload();
  }

  async function handleDelete({ edition, index }: Extract<Asking, { kind: 'delete' }>) {
    await source.deleteEdition(edition.id, { version: edition.version });
    showToast({ type: 'success', message: text.deleted({ name: edition.name }) });
    handleChanged();
    focusRow(index);
  }

  return (
    <PageFrame as="section" aria-label={text.title} ref={rootRef}>
      <PageHeader
        title={text.title}
        facts={tree ? text.facts({ major: majorName, ...tree.counts }) : '\u00a0'}
        actions={
          tree && (
            <>
              {onCompareScenarios && tree.counts.scenarios > 0 && <Button onPress={onCompareScenarios}>{text.compareScenarios}</Button>}
              {canStart && (
                <Button variant="primary" isDisabled={isFull} data-start="" onPress={() => setAsking({ kind: 'start' })}>
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
      {tree && (
        <EditionTable
          {...{ tree, ways, hasFigures }}
          homeMajorId={majorId}
          rights={{ canStart, canManage, userId }}
          onChange={(edition) => setAsking({ kind: 'change', edition })}
          onDelete={(edition, index) => setAsking({ kind: 'delete', edition, index })}
        />
      )}
      {areFiguresMissing && <MutedText>{text.noFigures}</MutedText>}
      {tree?.rows.length === 1 && (
        <EmptyState mark={null} title={text.noDrafts} hint={canStart ? text.noDraftsHint : text.noDraftsReadOnly} />
      )}
      {asking?.kind === 'start' && (
        <StartEdition source={source} majorId={majorId} onMade={handleChanged} onOpen={ways.onOpen} onClose={handleStartClosed} />
      )}
      {asking?.kind === 'change' && (
        <ChangeEdition
          source={source}
          edition={asking.edition}
          onChanged={() => {
            close();
            handleChanged();
          }}
          onClose={close}
        />
      )}
      {asking?.kind === 'delete' && (
        <ConfirmDialog
          isOpen
          name={asking.edition.name}
          confirmLabel={text.confirmDelete}
          pendingLabel={text.deleting}
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          onConfirm={() => handleDelete(asking)}
          onError={(error) => {
            reload();
            showToast({ type: 'error', message: messageOf(error) });
          }}
        >
          {text.loss}
        </ConfirmDialog>
      )}
    </PageFrame>
  );
}
