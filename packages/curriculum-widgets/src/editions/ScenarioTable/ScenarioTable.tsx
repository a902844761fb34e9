import type { Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { useLocale, useMessages } from '@college/ui/messages';
import { ScrollArea } from '@college/ui/ScrollArea';
import type { Clock } from '@college/ui/clock';
import { SkeletonRows } from '@college/ui/Skeleton';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { AnswerPage } from '../../support/AnswerPage';
import { Caption, MutedText, PartTitle } from '../../support/textParts';
import { Toolbar } from '../../support/toolbarParts';
import { UndoButton, UndoScope, useUndo, type UndoSource } from '../../support/undo';
import { scenarioTableMessages } from './messages';
import { ScenarioHead } from './ScenarioHead';
import { ScenarioLegend } from './ScenarioLegend';
import { Table } from './scenarioParts';
import { ScenarioRows } from './ScenarioRows';
import { coverageRows, figureRows } from './comparedRows';
import type { ScenarioSource } from './ScenarioSource';
import { ScenarioQuestion, type AskedScenario } from './ScenarioQuestion';
import { useScenarios } from './useScenarios';

export interface ScenarioTableProps {
  /** Where scenarios are compared, kept and thrown away. */
  dataSource: ScenarioSource;
  /** The major whose current edition they are compared with; not that of a draft. */
  majorId: number;
  /** Two to four scenarios, in the order of their columns; those that are gone are left out. */
  editionIds: readonly number[];
  /** The current user, who may throw away own scenarios. */
  userId?: number;
  /** Whether the user may make a scenario a draft: the right to create course units. @default false */
  canKeep?: boolean;
  /** Whether the user may throw away scenarios of others: the right to manage the major. @default false */
  canManage?: boolean;
  /** Called with a scenario that is to be worked on; without it there is no such button. */
  onOpen?: (edition: Edition) => void;
  /** Called with a scenario that has become a draft. */
  onKeep?: (edition: Edition) => void;
  /** Called with the id of a scenario that was thrown away. */
  onThrowAway?: (editionId: number) => void;
  /** Where a scenario that was thrown away is brought back: with it that can be undone on the spot. */
  trash?: UndoSource;
  /** Called with the id of a scenario that was brought back. */
  onRestore?: (editionId: number) => void;
  /** Time as the undo sees it. @default the machine's clock */
  clock?: Clock;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** Two to four scenarios beside the current edition: support by requirement, hours, credits and findings. Put it inside a `ToastProvider`. */
export function ScenarioTable({
  dataSource: source,
  majorId,
  editionIds,
  userId,
  canKeep = false,
  canManage = false,
  onOpen,
  onKeep,
  onThrowAway,
  trash,
  onRestore,
  clock,
  ref,
}: ScenarioTableProps) {
  const text = useMessages(scenarioTableMessages);
  const { locale } = useLocale();
  const [isDifferentOnly, setDifferentOnly] = useState(false);
  const [asked, setAsked] = useState<AskedScenario | null>(null);
  const { request, compared, isPending, retry, reload } = useScenarios({ source, majorId, editionIds, language: locale });
  const undo = useUndo({
    trash,
    clock,
    onRestored({ records }) {
      reload();
      for (const { id } of records) onRestore?.(id);
    },
  });
  const captionId = useId();
  const regionRef = useRef<HTMLDivElement>(null);
  const known = useRef(0);
  const letters = text.letters.split(' ');
  const { current, scenarios = [] } = compared ?? {};
  const sides = current ? [current, ...scenarios.map(({ side }) => side)] : [];
  const isAnyDifferent = sides.length > 0 && [...coverageRows(sides), ...figureRows(sides)].some(({ isDifferent }) => isDifferent);

  // Focus was in a column that is gone.
  useEffect(() => {
    if (scenarios.length < known.current) regionRef.current?.focus();
    known.current = scenarios.length;
  }, [scenarios.length]);

  function handleDone({ kind, edition }: AskedScenario) {
    setAsked(null);
    reload();
    if (kind === 'keep') onKeep?.(edition);
    else onThrowAway?.(edition.id);
  }

  return (
    <UndoScope undo={undo}>
      <AnswerPage
        ref={ref}
        title={text.title}
        facts={compared ? text.facts({ count: scenarios.length }) : undefined}
        request={request}
        onRetry={retry}
        failedTitle={text.failed}
        actions={<UndoButton undo={undo} />}
        waiting={<SkeletonRows rowCount={8} rowHeight="32px" label={text.loading} />}
      >
        {current && (
          <>
            <Toolbar>
              <Checkbox isSelected={isDifferentOnly} onChange={setDifferentOnly}>
                {text.differentOnly}
              </Checkbox>
              <Button variant="ghost" isPending={isPending} onPress={reload}>
                {text.recalculate}
              </Button>
            </Toolbar>
            <ScrollArea ref={regionRef} role="region" aria-label={text.region} tabIndex={0}>
              <Table aria-labelledby={captionId}>
                <thead>
                  <tr>
                    <th scope="col" id={captionId}>
                      {text.scenario}
                    </th>
                    <th scope="col" data-current="">
                      <PartTitle as="h2">{current.side.name}</PartTitle>
                      <Caption>{text.courses({ count: current.figures.courses })}</Caption>
                      <MutedText>{text.baseHint}</MutedText>
                    </th>
                    {scenarios.map(({ edition, side }, at) => (
                      <th key={edition.id} scope="col">
                        <ScenarioHead
                          {...{ edition, side }}
                          letter={letters[at] ?? ''}
                          isKeepable={canKeep}
                          isThrowable={canManage || (canKeep && edition.userId === userId)}
                          onOpen={onOpen && (() => onOpen(edition))}
                          onKeep={() => setAsked({ kind: 'keep', edition, side, letter: letters[at] ?? '' })}
                          onThrowAway={() => setAsked({ kind: 'throwAway', edition, side, letter: letters[at] ?? '' })}
                        />
                      </th>
                    ))}
                  </tr>
                </thead>
                <ScenarioRows sides={sides} isDifferentOnly={isDifferentOnly} />
              </Table>
            </ScrollArea>
            {isDifferentOnly && !isAnyDifferent && <MutedText>{text.nothingDifferent}</MutedText>}
            <ScenarioLegend hasCredits={sides.some(({ figures }) => figures.credits !== null)} />
          </>
        )}
        {asked && (
          <ScenarioQuestion source={source} asked={asked} undo={undo} onDone={handleDone} onClose={() => setAsked(null)} onStale={reload} />
        )}
      </AnswerPage>
    </UndoScope>
  );
}
