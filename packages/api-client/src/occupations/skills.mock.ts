import { changedMeanwhile, type OccupationSkill, type SavedSkill } from '@college/curriculum-model';
import { readSkills } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, refusals } from '../mock-api/refusals';

type Row = Pick<OccupationSkill, 'label' | 'translations' | 'version'> & { id: number; parentId: number | null };

function flat(tree: readonly OccupationSkill[], parentId: number | null = null): Row[] {
  return tree.flatMap(({ value, label, translations, version = 1, children = [] }) => [
    { id: Number(value), parentId, label, translations, version },
    ...flat(children, Number(value)),
  ]);
}

function treeOf(rows: readonly Row[], parentId: number | null = null): OccupationSkill[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, label, translations, version }) => {
      const children = treeOf(rows, id);
      return { label, value: id, version, ...(translations ? { translations } : {}), ...(children.length > 0 ? { children } : {}) };
    });
}

function isInCircle(rows: readonly Row[], row: Row): boolean {
  const above = new Set<number>();
  for (let next: Row | undefined = row; next; next = rows.find(({ id }) => id === next?.parentId)) {
    if (above.has(next.id)) return true;
    above.add(next.id);
  }
  return false;
}

function changed(state: MockState, list: readonly SavedSkill[]): Row[] {
  const deleted = new Set(list.filter(({ id }) => id < 0).map(({ id }) => -id));
  const used = new Set(state.occupations.records.flatMap(({ skills }) => readSkills(skills).flatMap(({ courseIds }) => courseIds)));
  if ([...deleted].some((id) => used.has(id))) throw refusals.invalid('list', 'in use');
  const sent = new Map(list.filter(({ id }) => id > 0).map((row) => [row.id, row]));
  const stored = flat(state.occupations.skills);
  for (const { id, version } of list) {
    const row = stored.find((one) => one.id === Math.abs(id));
    if (row) checkVersion(version, row, changedMeanwhile.skill(row.label), state.occupations.skills);
  }
  const kept = stored
    .filter(({ id }) => !deleted.has(id))
    .map((row) => ({ ...row, ...sent.get(row.id), version: (row.version ?? 1) + (sent.has(row.id) ? 1 : 0) }));
  return [...kept, ...list.filter(({ id }) => id === 0).map((row) => ({ ...row, id: state.nextId(), version: 1 }))];
}

export const occupationSkillMocks = {
  saveOccupationSkills({ body: { list }, state }) {
    const rows = changed(state, list);
    const ids = new Set(rows.map(({ id }) => id));
    if (rows.some(({ parentId }) => parentId !== null && !ids.has(parentId))) throw refusals.invalid('parentId', 'unknown');
    if (rows.some((row) => isInCircle(rows, row))) throw refusals.invalid('parentId', 'a circle');
    state.occupations.skills = treeOf(rows);
    return state.occupations.skills;
  },
} satisfies Partial<MockHandlers>;
