import type { SavedSkill } from '@college/curriculum-model';
import { invalid } from '../../http/refusal';
import { skillMessages } from './messages';

/** The columns of a stored skill that the tree needs. */
export interface TreeRow {
  id: number;
  parentId: number | null;
  label: string;
}

/** Skills deeper than this are a mistake: nobody finds them in a cascader. */
const deepest = 6;

/** Rejects changes that would put a skill under itself, under a missing one, or twice under the same one. */
export function checkSkillTree(stored: readonly TreeRow[], list: readonly SavedSkill[]): void {
  const known = new Map(stored.map((row) => [row.id, row]));
  const sent = new Map<number, SavedSkill>();
  for (const [index, skill] of list.entries()) {
    if (skill.id === 0) continue;
    const id = Math.abs(skill.id);
    if (!known.has(id)) throw invalid(skillMessages.notStored(index + 1));
    if (sent.has(id)) throw invalid(skillMessages.listedTwice(index + 1));
    sent.set(id, skill);
  }
  const next = stored.flatMap((row) => {
    const change = sent.get(row.id);
    if (change && change.id < 0) return [];
    return [change ? { ...row, parentId: change.parentId, label: change.label } : row];
  });
  const added = list.filter(({ id }) => id === 0).map(({ parentId, label }) => ({ id: 0, parentId, label }));
  checkPlaces([...next, ...added]);
}

function checkPlaces(rows: readonly TreeRow[]): void {
  const byId = new Map(rows.filter(({ id }) => id !== 0).map((row) => [row.id, row]));
  const names = new Set<string>();
  for (const row of rows) {
    if (row.parentId !== null && !byId.has(row.parentId)) throw invalid(skillMessages.noParent(row.label));
    checkAbove(row, byId);
    const name = `${row.parentId} ${row.label.toLowerCase()}`;
    if (names.has(name)) throw invalid(skillMessages.nameTaken(row.label));
    names.add(name);
  }
}

function checkAbove(row: TreeRow, byId: ReadonlyMap<number, TreeRow>): void {
  const seen = new Set<TreeRow>([row]);
  for (let above = byId.get(row.parentId ?? 0); above; above = byId.get(above.parentId ?? 0)) {
    if (seen.has(above)) throw invalid(skillMessages.inCircle(row.label));
    seen.add(above);
  }
  if (seen.size > deepest) throw invalid(skillMessages.tooDeep(row.label, deepest));
}
