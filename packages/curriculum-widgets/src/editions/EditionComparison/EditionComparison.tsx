import type { Receipt } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { SidePanel } from '@college/ui/SidePanel';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MatrixSkeleton } from '../../matrices/MatrixFrame/MatrixSkeleton';
import { useLanguage } from '../../support/useLanguage';
import { RedlineMatrix } from '../RedlineMatrix';
import { ChangeFilter } from './ChangeFilter';
import { ChangeList } from './ChangeList';
import { changeInWords } from './changeWords';
import { ComparisonBar, type SideChoice } from './ComparisonBar';
import { ComparisonExport } from './ComparisonExport';
import { ComparisonKeys } from './ComparisonKeys';
import type { ComparedSides, ComparisonSource } from './ComparisonSource';
import { CoverageSummary } from './CoverageSummary';
import { editionComparisonMessages } from './messages';
import { RevertedNote } from './RevertedNote';
import type { RevertSource } from './RevertSource';
import { useEditionComparison, type ChangeTarget } from './useEditionComparison';
import { useRevert } from './useRevert';

export interface EditionComparisonProps extends ComparedSides {
  /** Compares and exports. */
  dataSource: ComparisonSource;
  /** What can be chosen as a side beside the two that are compared. */
  sides?: readonly SideChoice[];
  /** Called when another side is chosen, and with both in turn when they are swapped. */
  onSidesChange?: (sides: ComparedSides) => void;
  /** Called when a change or a course is to be opened where it can be edited. */
  onGoTo?: (target: ChangeTarget) => void;
  /** Where changes of a draft are reverted to its base; without it nobody is offered to. */
  reverting?: RevertSource;
  /** Whether the person may undo a revert: who manages the major. @default false */
  canUndo?: boolean;
  /** Where the receipt of a revert can be read; without it there is no link. */
  receiptHref?: (receiptId: number) => string;
  /** Called with the receipt when the draft became another one. */
  onReverted?: (receipt: Receipt) => void;
  /** Goes back to where the person came from. */
  onBack?: () => void;
}

/** What lies between two states of a curriculum: the redline of the major matrix, and every change by course with what it does to coverage. Put it inside a `ToastProvider`. */
export function EditionComparison(props: EditionComparisonProps) {
  const { dataSource, left, right, sides = [], onSidesChange, onGoTo, onBack, canUndo = false, receiptHref } = props;
  const text = useMessages(editionComparisonMessages);
  const language = useLanguage();
  const [isChangedOnly, setChangedOnly] = useState(true);
  const listRef = useRef<HTMLDivElement>(null);
  const state = useEditionComparison({ source: dataSource, left, right, onSidesChange, onGoTo, listRef });
  const { revert, undo, reverted } = useRevert({
    source: props.reverting,
    comparison: state.comparison,
    onDraftChange: state.refresh,
    onReverted: props.onReverted,
  });
  const { comparison, changes, shown, place, index } = state;
  const selected = shown[index];
  const keys = {
    j: () => state.walk(1),
    k: () => state.walk(-1),
    f: () => state.setFilterOpen(true),
    x: state.swap,
  };
  const last = state.lastComparison;
  const compared = last ? [last.left, last.right].filter(({ ref }) => !sides.some((side) => side.ref === ref)) : [];
  return (
    <Shortcuts keys={keys} isDisabled={comparison === null}>
      <Page>
        <PageHeader
          variant="editor"
          title={text.title}
          facts={comparison?.homeMajorName}
          onBack={onBack}
          actions={<ComparisonExport source={dataSource} left={left} right={right} />}
        />
        <ComparisonBar
          left={left}
          right={right}
          comparison={comparison}
          sides={[...sides, ...compared]}
          onSidesChange={(next) => onSidesChange?.(next)}
          isChangedOnly={isChangedOnly}
          onChangedOnlyChange={setChangedOnly}
        />
        {state.failure !== null && <ErrorState title={text.failed} hint={state.failure} onRetry={state.retry} />}
        {state.failure === null && comparison === null && (
          <Loading aria-label={text.loading} role="status">
            <MatrixSkeleton kind="major" />
          </Loading>
        )}
        {reverted && <RevertedNote {...{ reverted, receiptHref }} onUndo={canUndo ? (receipt) => void undo(receipt) : undefined} />}
        {comparison?.changes === 0 && <EmptyState title={text.same} hint={text.sameHint} />}
        {comparison !== null && comparison.changes > 0 && (
          <Two aria-busy={state.isRefreshing || undefined}>
            <Main>
              <RedlineMatrix
                comparison={comparison}
                isChangedOnly={isChangedOnly}
                filter={state.matrixFilter}
                selectedPlace={place}
                onSelectedPlaceChange={(at) => at !== null && state.select(at, 'matrix')}
                onCourseOpen={state.openCourse}
                height="max(320px, 100dvh - 260px)"
              />
              <CoverageSummary comparison={comparison} />
            </Main>
            <SidePanel
              title={text.list}
              fact={index < 0 ? text.count({ count: changes.total ?? comparison.changes }) : position()}
              actions={
                <>
                  <IconButton aria-label={text.previous} onPress={() => state.walk(-1)}>
                    <Icon of={ChevronUp} />
                  </IconButton>
                  <IconButton aria-label={text.next} onPress={() => state.walk(1)}>
                    <Icon of={ChevronDown} />
                  </IconButton>
                </>
              }
              collapsedContent={
                <>
                  <b>{comparison.changes}</b> {text.changesWord}
                </>
              }
            >
              <div ref={listRef}>
                <ChangeFilter
                  comparison={comparison}
                  filter={state.filter}
                  onFilterChange={state.setFilter}
                  isOpen={state.isFilterOpen}
                  onOpenChange={state.setFilterOpen}
                />
                <ChangeList
                  changes={shown}
                  total={changes.total}
                  isPending={changes.isPending}
                  failure={changes.failure}
                  onRetry={changes.retry}
                  onMore={changes.showMore}
                  onClearFilter={state.clearFilter}
                  place={place}
                  cellAt={state.cellAt}
                  onSelect={(at) => state.select(at, 'list')}
                  onOpen={state.open}
                  onRevert={revert}
                />
              </div>
            </SidePanel>
          </Two>
        )}
        <ComparisonKeys unseen={state.unseen} />
        <VisuallyHidden role="status">{selected && `${position()} ${changeInWords(selected, text, language)}`}</VisuallyHidden>
      </Page>
    </Shortcuts>
  );

  function position() {
    return text.position({ index: index + 1, count: state.filter.isUnseenOnly ? shown.length : (changes.total ?? shown.length) });
  }
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: var(--comparison-height, calc(100dvh - ${tokens.size.topbar}));
  min-block-size: 480px;
  background: ${tokens.color.surface};
`;

const Two = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Main = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-y: auto;
`;

const Loading = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
`;
