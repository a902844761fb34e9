import { emailHeads, headerWord } from './headerWord';
import { newUserFields, type NewUserField, type NewUserRow } from './newUsers';
import { readCells } from './readCells';

/** What the columns may be called in either language; compared without case, spaces and marks. */
const headers: Record<NewUserField, readonly string[]> = {
  userName: ['姓名', '用户名', '名字', 'name', 'username', 'fullname'],
  email: emailHeads,
  permissionId: ['权限编号', '权限', '角色', 'permission', 'permissionid', 'role'],
  relativeId: ['权限范围', '范围', '所属', 'scope', 'relativeid', 'scopeofthepermission', 'scopeid'],
  password: ['密码', '初始密码', 'password', 'initialpassword'],
};

/**
 * Parses people from text copied from a sheet or a CSV file. The first line may name the columns in either language; without a header the columns are in the
 * order of `newUserFields`. Blank lines are skipped; cells are validated by `checkNewUsers`.
 */
export function parseNewUsers(text: string): NewUserRow[] {
  const lines = readCells(text).filter((cells) => cells.some((value) => value.trim() !== ''));
  const named = (lines[0] ?? []).map(fieldOfHeader);
  const hasHeader = named.some((field) => field !== undefined);
  const columns = hasHeader ? named : newUserFields;
  return lines.slice(hasHeader ? 1 : 0).map((cells) => rowOf(cells, columns));
}

function rowOf(cells: readonly string[], columns: readonly (NewUserField | undefined)[]): NewUserRow {
  const row: NewUserRow = {};
  for (const [index, field] of columns.entries()) {
    const value = cells[index] ?? '';
    // A password is what it is, spaces included.
    const trimmed = field === 'password' ? value : value.trim();
    if (field && trimmed !== '' && row[field] === undefined) row[field] = isNumber(field) ? numberOf(trimmed) : trimmed;
  }
  return row;
}

function isNumber(field: NewUserField): boolean {
  return field === 'permissionId' || field === 'relativeId';
}

/** The number in a cell, full-width digits too; other text stays what it is, so that it can be shown as wrong. */
function numberOf(text: string): number | string {
  const plain = text.normalize('NFKC');
  return /^-?\d{1,15}(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function fieldOfHeader(cell: string): NewUserField | undefined {
  const word = headerWord(cell);
  return newUserFields.find((field) => headers[field].includes(word));
}
