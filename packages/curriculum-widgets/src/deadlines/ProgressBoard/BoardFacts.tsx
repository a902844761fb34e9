import type { DepartmentRow, ProgressBoard } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { totalsOf } from './boardView';
import { progressBoardMessages } from './messages';

/** What is shown, in one line of figures. */
export function BoardFacts({ board, rows }: { board: ProgressBoard; rows: readonly DepartmentRow[] }) {
  const text = useMessages(progressBoardMessages);
  const { majors, courses, rate, errors, reminders, reviews } = totalsOf(rows);
  return (
    <Facts>
      <span>{text.places({ college: board.college, departments: rows.length, majors })}</span>
      <span>
        <b>{courses}</b> {text.courseCount({ count: courses })}
      </span>
      {rate !== null && (
        <span>
          <b>{rate}%</b> {text.complete}
        </span>
      )}
      <span data-level={errors > 0 ? 'error' : undefined}>
        <b>{errors}</b> {text.blockingCount({ count: errors })}
      </span>
      <span>
        <b>{reminders}</b> {text.reminderCount({ count: reminders })}
      </span>
      <span>
        <b>{reviews}</b> {text.reviewCount}
      </span>
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  color: ${tokens.color.textMuted};

  b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
  [data-level='error'] b {
    color: ${tokens.color.danger};
  }
`;
