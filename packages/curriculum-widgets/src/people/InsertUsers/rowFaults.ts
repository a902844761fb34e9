import { checkNewUsers, type Language, type NewUserField, type NewUserRow } from '@college/curriculum-model';
import { toNewUserRow, type InsertRow } from './insertRow';
import type { Grants } from './grants';
import type { InsertState } from './insertUsersState';
import type { InsertUsersText } from './messages';

/** What is wrong in one cell; `row` counts from 1. */
export interface CellFault {
  key: number;
  row: number;
  field: NewUserField;
  message: string;
}

interface FaultOptions {
  grants: Grants;
  language: Language;
  text: InsertUsersText;
}

/** Everything that is wrong, by the order of rows: by the rules, by what may be granted, and by the server's word. At most one fault a cell. */
export function rowFaults({ rows, refusedCells }: Pick<InsertState, 'rows' | 'refusedCells'>, options: FaultOptions): CellFault[] {
  const faults: CellFault[] = [];
  const found = new Map<number, CellFault[]>();
  for (const { row, field, message } of checkNewUsers(rows.map(toNewUserRow))) {
    const at = rows[row - 1]!;
    // A name that is being looked up is neither right nor wrong.
    if (field === 'relativeId' && typeof at.relativeId === 'string' && options.grants.pathOf(at.permissionId, at.relativeId) === undefined)
      continue;
    put({ key: at.key, row, field, message: wordsFor(at, field, message[options.language], options.text) });
  }
  for (const [index, row] of rows.entries()) {
    const right = rightFault(row, options.grants, options.text);
    if (right) put({ key: row.key, row: index + 1, ...right });
    for (const { field, message } of refusedCells.get(row.key) ?? []) put({ key: row.key, row: index + 1, field, message });
    if (!row.isFresh) faults.push(...(found.get(row.key) ?? []));
  }
  return faults;

  function put(fault: CellFault) {
    const others = found.get(fault.key) ?? [];
    if (others.every(({ field }) => field !== fault.field)) found.set(fault.key, [...others, fault]);
  }
}

/** Words that name no permission or scope are said as such; a schema would ask for a number. */
function wordsFor(row: NewUserRow, field: NewUserField, message: string, text: InsertUsersText): string {
  const value = row[field];
  if (field === 'permissionId') return typeof value === 'string' ? text.unknownPermission({ word: value }) : message;
  if (field === 'relativeId') {
    if (typeof value === 'string') return text.unknownScope({ word: value });
    return value === undefined ? text.scopeMissing : message;
  }
  return message;
}

function rightFault(row: InsertRow, grants: Grants, text: InsertUsersText): { field: NewUserField; message: string } | undefined {
  const { permissionId, relativeId } = row;
  if (!Number.isInteger(permissionId) || !Number.isInteger(relativeId)) return undefined;
  if (grants.mayGive(Number(permissionId), Number(relativeId))) return undefined;
  const isOffered = grants.fixedScopeOf(permissionId) === undefined && grants.nodesOf(permissionId).length > 0;
  if (isOffered && grants.pathOf(permissionId, relativeId) === undefined) return undefined;
  return isOffered ? { field: 'relativeId', message: text.scopeOutside } : { field: 'permissionId', message: text.permissionAbove };
}
