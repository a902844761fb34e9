import { boardRows, isAskable, lateCourses, type BoardCourse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { PrintedPage, usePrinting } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Download, Printer, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
import { messageOf } from '../../support/messageOf';
import { useShownQuery } from '../../support/recordList/useShownQuery';
import { BoardChart } from './BoardChart';
import { BoardFacts } from './BoardFacts';
import { OnScreen } from './boardGrid';
import { sortOfQuery, wholeBoard, wordOfBoardSort, type ProgressBoardQuery } from './boardQuery';
import { BoardTable } from './BoardTable';
import { BoardTools } from './BoardTools';
import type { BoardHrefs } from './boardTypes';
import { NotifyLeaders } from './NotifyLeaders';
import { progressBoardMessages } from './messages';
import type { ProgressBoardSource } from './ProgressBoardSource';
import { useProgressBoard } from './useProgressBoard';

export interface ProgressBoardProps extends BoardHrefs {
  /** Where the progress is read. */
  source: ProgressBoardSource;
  /** Language code of the names that the server sends. */
  language: string;
  /** Filters, view and order on show, for an address that names them; leave out to let the board decide. */
  query?: ProgressBoardQuery;
  /** Called when one of them changes; for the keyword once the typing rests. */
  onQueryChange?: (query: ProgressBoardQuery) => void;
  /** The way to the plan of deadlines, for those who may set it. */
  planHref?: string;
  /** Opens a course from its bar. */
  onOpenCourse?: (course: BoardCourse) => void;
  /** Prints the page. @default window.print */
  onPrint?: () => void;
}

/** How far a college is: departments, majors and courses with completion, findings, reviews that wait and deadlines, as bars or as a table. Put it inside a `ToastProvider`. */
export function ProgressBoard(props: ProgressBoardProps) {
  const { source, language, query: given, onQueryChange, planHref, onOpenCourse, onPrint = () => window.print(), ...hrefs } = props;
  const text = useMessages(progressBoardMessages);
  const { showToast } = useToast();
  const { request, board, retry, checks, recheck, tell } = useProgressBoard({ source, language });
  const shown = useShownQuery({ firstQuery: wholeBoard, query: given, onQueryChange });
  const { query, change } = shown;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isNotifying, setNotifying] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const isPrinting = usePrinting();
  const rows = useMemo(() => (board ? boardRows(board, query) : []), [board, query]);

  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={retry} />;
  if (!board) return <Loading label={text.loading} />;
  if (board.majors.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;

  async function exportRows() {
    const { view: _, sort: __, ...filter } = query;
    setExporting(true);
    try {
      await source.exportProgress(language, filter);
    } catch (error) {
      showToast({ type: 'error', message: text.exportFailed({ reason: messageOf(error) }) });
    } finally {
      setExporting(false);
    }
  }

  // The courses that the filter leaves, so that nobody is told of what is not in sight.
  const askable = rows.flatMap(({ majors }) => majors.flatMap(({ list }) => list)).filter(isAskable);
  const asked = askable.filter(({ id }) => chosen.has(id));
  const canNotify = source.notifyLeaders !== undefined && board.courses.some(isAskable);
  const choices = canNotify ? { chosen, onChoose: choose } : undefined;

  function choose(courseIds: readonly number[], isChosen: boolean) {
    setChosen((before) => new Set(isChosen ? [...before, ...courseIds] : [...before].filter((id) => !courseIds.includes(id))));
  }

  const shared = { rows, choices, checks, onRecheck: recheck, ...hrefs };
  return (
    <Page aria-label={text.title}>
      {isPrinting && <PrintedPage orientation="landscape" />}
      <PageHeader
        title={text.title}
        actions={
          <OnScreen>
            {planHref !== undefined && <Link href={planHref}>{text.plan}</Link>}
            <Button variant="ghost" onPress={onPrint}>
              <Icon of={Printer} />
              {text.print}
            </Button>
            <Button variant="ghost" isPending={isExporting} pendingLabel={text.exporting} onPress={() => void exportRows()}>
              <Icon of={Download} />
              {text.exportBoard}
            </Button>
            {canNotify && (
              <>
                {asked.length > 0 && <Caption>{text.chosen({ count: asked.length })}</Caption>}
                <Button variant="primary" onPress={() => setNotifying(true)}>
                  <Icon of={Send} />
                  {text.notifyLeaders}
                </Button>
              </>
            )}
          </OnScreen>
        }
      />
      <BoardFacts board={board} rows={rows} />
      <BoardTools board={board} shown={shown} />
      {rows.length === 0 && (
        <EmptyState
          mark={null}
          title={text.noSearchResults}
          action={<Button onPress={() => change({ keyword: '', departmentId: null, isPressing: false })}>{text.clearFilters}</Button>}
        />
      )}
      {rows.length > 0 &&
        (query.view === 'table' || isPrinting ? (
          <BoardTable {...shared} sort={sortOfQuery(query)} onSortChange={(sort) => change({ sort: wordOfBoardSort(sort) })} />
        ) : (
          <BoardChart {...shared} part={query.part} onOpenCourse={onOpenCourse} />
        ))}
      {isNotifying && source.notifyLeaders && (
        <NotifyLeaders
          notify={(request) => source.notifyLeaders!(request)}
          courses={asked.length > 0 ? asked : lateCourses(board, askable)}
          isLate={asked.length === 0}
          onTold={(courseIds) => {
            tell(courseIds);
            setChosen(new Set());
            setNotifying(false);
          }}
          onClose={() => setNotifying(false)}
        />
      )}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;
