import type { NewUserField, NewUserRow } from '@college/curriculum-model';
import { permissionOfWord } from '../permission/permissionWords';
import type { Grants } from './grants';

/** A person to be added, as the table shows them. */
export interface InsertRow extends NewUserRow {
  key: number;
  /** Added by hand and not blurred yet: missing values are no errors so far. */
  isFresh: boolean;
}

/** The permission that rows without one get. */
export interface DefaultRight {
  permissionId?: number;
  relativeId?: number;
}

/** Whether nothing was typed into a row; a permission alone came with it. */
export function isBlank({ userName, email, password }: NewUserRow): boolean {
  return [userName, email, password].every((value) => value === undefined || value === null || String(value).trim() === '');
}

/** A row with one cell changed. Another permission has another kind of subject, so its scope is cleared unless it still fits. */
export function withCell(row: InsertRow, field: NewUserField, value: string | number | undefined, grants: Grants): InsertRow {
  if (field !== 'permissionId') return { ...row, [field]: value };
  const fixed = grants.fixedScopeOf(value);
  const isFitting = typeof value === 'number' && typeof row.relativeId === 'number' && grants.mayGive(value, row.relativeId);
  return { ...row, permissionId: value, relativeId: fixed ?? (isFitting ? row.relativeId : undefined) };
}

/** Reads words where numbers are meant: 专业负责人 as a permission, the name of a place that was looked up as its scope. */
export function withNumbers(row: NewUserRow, grants: Grants): NewUserRow {
  const permissionId = typeof row.permissionId === 'string' ? (permissionOfWord(row.permissionId) ?? row.permissionId) : row.permissionId;
  const fixed = permissionId === undefined ? undefined : grants.fixedScopeOf(permissionId);
  // A wrong permission has no level either; what was typed beside it stays.
  if (typeof permissionId === 'number' && fixed !== undefined && (row.relativeId === undefined || typeof row.relativeId === 'string'))
    return { ...row, permissionId, relativeId: fixed };
  const relativeId =
    typeof row.relativeId === 'string' ? (grants.pathOf(permissionId, row.relativeId)?.at(-1)?.value ?? row.relativeId) : row.relativeId;
  return { ...row, permissionId, relativeId };
}

/** What is sent of a row. */
export function toNewUserRow({ userName, email, permissionId, relativeId, password }: InsertRow): NewUserRow {
  return { userName, email, permissionId, relativeId, password };
}
