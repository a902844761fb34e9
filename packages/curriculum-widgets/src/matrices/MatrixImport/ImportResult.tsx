import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { ImportTable } from './ImportTable';
import { changeCount, type ImportKind, type ImportPlan } from './matrixImportState';
import { matrixImportMessages } from './messages';

const countNames = ['added', 'changed', 'same', 'removed'] as const;

/** What the file would change and what of it was not understood. */
export function ImportResult({ plan, kind, isStale }: { plan: ImportPlan; kind: ImportKind; isStale: boolean }) {
  const text = useMessages(matrixImportMessages);
  const { counts, problems, problemCount, changes, loss } = plan;
  const total = changeCount(plan);
  return (
    <Result data-stale={isStale || undefined} aria-busy={isStale}>
      <Counts aria-label={text.result} role="group">
        {countNames.map((name) => (
          <Count key={name} data-zero={counts[name] === 0 || undefined}>
            <b>{counts[name]}</b>
            <span>{text[name]}</span>
          </Count>
        ))}
      </Counts>
      <VisuallyHidden role="status">{isStale ? '' : text.counts(counts)}</VisuallyHidden>
      {total === 0 && problemCount === 0 && plan.undecided.length === 0 && <Note>{text.nothing}</Note>}
      {loss.points > 0 && <Note variant="warning">{text.loss(loss)}</Note>}
      {problemCount > 0 && (
        <ImportTable
          title={text.problems({ count: problemCount })}
          help={text.problemsHelp}
          more={problemCount > problems.length ? text.shownOf({ shown: problems.length, count: problemCount }) : undefined}
          columns={[text.sheet, text.row, text.column, text.reason]}
          rows={problems.map(({ sheet, row, column, message }) => [sheet, row === 0 ? '' : String(row), column, message])}
        />
      )}
      {changes.length > 0 && (
        <ImportTable
          title={text.changes({ count: total })}
          more={total > changes.length ? text.shownOf({ shown: changes.length, count: total }) : undefined}
          columns={[text.kind, ...(kind === 'major' ? [text.course, text.indicator] : [text.place, text.goal]), text.before, text.after]}
          rows={changes.map(({ kind: change, row, column, before, after }) => [
            text[change],
            row,
            column,
            before || text.empty,
            after || text.empty,
          ])}
        />
      )}
    </Result>
  );
}

const Result = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  transition: opacity 120ms;

  &[data-stale] {
    opacity: 0.5;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Counts = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
`;

const Count = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  font-variant-numeric: tabular-nums;

  > b {
    font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
  }
  & + & {
    border-inline-start: 1px solid ${tokens.color.border};
  }
  &[data-zero] {
    color: ${tokens.color.textMuted};
  }
`;
