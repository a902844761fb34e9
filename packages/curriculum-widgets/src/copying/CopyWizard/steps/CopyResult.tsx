import { differsFromPlan, type CopyCounts, type CopyPlan } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { plannedKinds, planMessages, type PlannedKind } from './planMessages';

interface CopyResultProps {
  plan?: CopyPlan;
  created?: CopyCounts;
  /** Entries of the major matrix that the bindings make. */
  bindings?: number;
}

/** What was created, held against what was planned. */
export function CopyResult({ plan, created, bindings }: CopyResultProps) {
  const text = useMessages(planMessages);
  if (!created) return null;
  const differing: readonly PlannedKind[] = plan ? differsFromPlan(plan, created) : [];
  const planned: Partial<Record<PlannedKind, number>> = { ...plan, bindings };
  const made: Partial<Record<PlannedKind, number>> = { bindings, ...created };
  return (
    <section aria-label={text.resultCaption}>
      {plan && (
        <Verdict data-differs={differing.length > 0 || undefined}>
          <Icon of={differing.length > 0 ? TriangleAlert : Check} />
          {differing.length > 0 ? text.differs : text.asPlanned}
        </Verdict>
      )}
      <Table aria-label={text.resultCaption}>
        <thead>
          <tr>
            <th scope="col">{text.kind}</th>
            {plan && <th scope="col">{text.planned}</th>}
            <th scope="col">{text.created}</th>
          </tr>
        </thead>
        <tbody>
          {plannedKinds
            .filter((kind) => made[kind] !== undefined)
            .map((kind) => (
              <tr key={kind} data-differs={differing.includes(kind) || undefined}>
                <th scope="row">{text[kind]}</th>
                {plan && <td>{planned[kind]}</td>}
                <td>{made[kind]}</td>
              </tr>
            ))}
        </tbody>
      </Table>
    </section>
  );
}

const Verdict = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0 0 ${tokens.space[2]};
  color: ${tokens.color.success};

  &[data-differs] {
    color: ${tokens.color.warning};
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${tokens.color.rule};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  tr[data-differs] {
    color: ${tokens.color.warning};
  }
  tr[data-differs] > td {
    font-weight: ${tokens.font.strong};
  }
`;
