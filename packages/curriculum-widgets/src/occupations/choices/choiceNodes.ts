import type { OptionItem } from '@college/curriculum-model';
import type { CascaderNode, CascaderPath } from '@college/ui/Cascader';

/** A tree of the server as the levels of a cascader. */
export function choiceNodes(items: readonly OptionItem[]): CascaderNode[] {
  return items.map(({ value, label, children }) => ({
    id: value,
    label,
    ...(children && children.length > 0 ? { children: choiceNodes(children) } : {}),
  }));
}

/** The path from the root to a choice; empty where the tree does not contain it. Ids are compared as strings, as they are in URLs. */
export function pathTo(items: readonly OptionItem[], value: OptionItem['value'] | null): OptionItem['value'][] {
  if (value === null) return [];
  for (const item of items) {
    if (String(item.value) === String(value)) return [item.value];
    const below = pathTo(item.children ?? [], value);
    if (below.length > 0) return [item.value, ...below];
  }
  return [];
}

/** The choice at the end of a path, as a number: the last level that was chosen. */
export function lastOf(path: CascaderPath): number | null {
  const last = path.at(-1);
  return last === undefined ? null : Number(last);
}

/** Every label of a tree by its value. */
export function labelsOf(items: readonly OptionItem[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const item of items) {
    labels.set(String(item.value), item.label);
    for (const [value, label] of labelsOf(item.children ?? [])) labels.set(value, label);
  }
  return labels;
}

/** The labels from the top down to a choice. */
export function wordsTo(items: readonly OptionItem[], value: OptionItem['value'] | null): string[] {
  const labels = labelsOf(items);
  return pathTo(items, value).map((id) => labels.get(String(id)) ?? String(id));
}

/** Whether a path leads through the tree, level by level; an empty one does. */
export function isWayThrough(items: readonly OptionItem[], path: readonly OptionItem['value'][]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  const item = items.find(({ value }) => String(value) === String(first));
  return item !== undefined && isWayThrough(item.children ?? [], rest);
}
