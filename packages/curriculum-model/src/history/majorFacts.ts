import { standardName } from '../majors';
import { indicatorFields, majorFields, requirementFields, type FieldTable } from '../records';
import type { Facts } from './facts';
import { idOf, labelOf, rowOf, rowsOf, asText, type Reading } from './reading';
import { tableFacts } from './tableFacts';

/** A major itself. */
export function majorFacts(state: unknown, reading: Reading): Facts {
  const major = rowOf(state);
  const department = idOf(major.departmentId);
  const words = {
    departmentId: department === 0 ? '' : reading.nameOf({ kind: 'department', id: department }),
    standard: standardName(asText(major.standard))[reading.language],
  };
  return [{ title: '', parts: [{ key: 'major', name: '', facts: tableFacts(majorFields, major, reading, words) }] }];
}

/** Graduation requirements with their indicator points. */
export function requirementFacts(state: unknown, reading: Reading): Facts {
  const requirements = rowsOf(rowOf(state).list);
  const partOf = (table: FieldTable) => (row: Record<string, unknown>) => {
    return { key: idOf(row.id), name: asText(row.description), facts: tableFacts(table, row, reading) };
  };
  const indicators = requirements.flatMap(({ children }) => rowsOf(children).map(partOf(indicatorFields)));
  return [
    {
      title: labelOf('requirement', reading),
      parts: requirements.map(partOf(requirementFields)),
      orderLabel: labelOf('requirementOrder', reading),
    },
    { title: labelOf('indicator', reading), parts: indicators, orderLabel: labelOf('indicatorOrder', reading) },
  ];
}
