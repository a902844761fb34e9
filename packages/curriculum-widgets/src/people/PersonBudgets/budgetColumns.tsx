import {
  budgetAmount,
  budgetTitles,
  limitsOf,
  localize,
  shareUsed,
  type BudgetName,
  type Language,
  type PersonBudgets,
} from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PersonBudgetsText } from './messages';

/** Who, and how much of each budget is used. */
export function budgetColumns(text: PersonBudgetsText, language: Language): DataTableColumn<PersonBudgets>[] {
  function usage(name: BudgetName, width: number, more?: (person: PersonBudgets) => ReactNode): DataTableColumn<PersonBudgets> {
    return {
      id: name,
      header: text[name],
      headerTitle: budgetTitles[name][language],
      width,
      isSortable: true,
      sortsFirst: 'descending',
      cell: (person) => <Usage name={name} person={person} more={more?.(person)} />,
    };
  }
  return [
    {
      id: 'name',
      header: text.name,
      minWidth: 128,
      isRowHeader: true,
      isSortable: true,
      cell: (person) => (
        <Name>
          {localize(person, language).userName}
          {person.isDisabled && <Tag variant="danger">{text.disabled}</Tag>}
          {Object.values(limitsOf(person)).some((limit) => limit !== null) && <Tag>{text.raised}</Tag>}
        </Name>
      ),
    },
    { id: 'email', header: text.email, minWidth: 208, tone: 'muted', isSortable: true, cell: ({ email }) => email },
    usage('storedBytes', 140),
    usage('emptyUnits', 132),
    usage('eventStreams', 88),
    usage('waitingFiles', 140, ({ finishedFiles }) => finishedFiles > 0 && text.finished({ count: finishedFiles })),
    usage('feedbacks', 96),
  ];
}

/** From which share on a budget is nearly used up. */
const nearly = 0.8;

function Usage({ name, person, more }: { name: BudgetName; person: PersonBudgets; more: ReactNode }) {
  const use = person.budgets[name];
  const share = shareUsed(use);
  const level = share >= 1 ? 'full' : share >= nearly ? 'near' : undefined;
  // The unit is said once, after the limit.
  const used = budgetAmount(name, use.used).replace(' MB', '');
  return (
    <Amount>
      <span data-level={level}>{`${used} / ${budgetAmount(name, use.limit)}`}</span>
      {more && <Muted> · {more}</Muted>}
      <Bar aria-hidden data-level={level} style={{ '--share': `${Math.min(100, share * 100)}%` } as CSSProperties} />
    </Amount>
  );
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Amount = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  row-gap: 3px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > [data-level='near'] {
    color: ${tokens.color.warning};
  }
  > [data-level='full'] {
    color: ${tokens.color.danger};
  }
`;

const Muted = styled.span`
  white-space: pre;
  color: ${tokens.color.textMuted};
`;

// As long in each row, so that bars can be compared.
const Bar = styled.div`
  grid-column: 1 / -1;
  inline-size: 64px;
  block-size: 2px;
  background: linear-gradient(currentcolor, currentcolor) no-repeat ${tokens.color.track};
  background-size: var(--share) 100%;
  color: ${tokens.color.strong};
  forced-color-adjust: none;
`;
