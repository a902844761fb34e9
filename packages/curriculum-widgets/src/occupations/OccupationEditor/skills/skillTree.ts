import {
  localize,
  writtenEnglish,
  type Language,
  type OccupationSkill,
  type SavedSkill,
  type Translations,
} from '@college/curriculum-model';
import type { CascaderNode } from '@college/ui/Cascader';

/** A skill with its place in the tree, as one row of a list. */
export interface SkillEntry {
  id: number;
  parentId: number | null;
  label: string;
  english: string;
  translations?: Translations | undefined;
  /** Absent where a server has none. */
  version?: number | undefined;
  /** 0 for a skill at the top. */
  depth: number;
  /** Ids of everything below it. */
  below: readonly number[];
}

/** A skill as it is typed; id 0 is a new one. */
export interface SkillForm {
  id: number;
  parentId: number | null;
  label: string;
  english: string;
}

/** The tree from the top down, each skill before those below it. */
export function skillEntries(tree: readonly OccupationSkill[], parentId: number | null = null, depth = 0): SkillEntry[] {
  return tree.flatMap((skill) => {
    const id = Number(skill.value);
    const inside = skillEntries(skill.children ?? [], id, depth + 1);
    const { label, translations, version } = skill;
    const entry = { id, parentId, label, english: translations?.en?.['label']?.text ?? '', translations, version, depth };
    return [{ ...entry, below: inside.map((one) => one.id) }, ...inside];
  });
}

/** The tree as recorded in the words of a reader. */
export function readableSkills(tree: readonly OccupationSkill[], language: Language): OccupationSkill[] {
  return tree.map(({ children, ...skill }) => ({
    ...localize(skill, language),
    ...(children && { children: readableSkills(children, language) }),
  }));
}

/** What a save sends for one skill; its English has the time of its last change. */
export function savedSkill(form: SkillForm, entries: readonly SkillEntry[], now: string): SavedSkill {
  const { translations: stored, version } = entries.find(({ id }) => id === form.id) ?? {};
  const { label: before, ...others } = stored?.en ?? {};
  const text = form.english.trim();
  const label = text === before?.text ? before : writtenEnglish(text, now, before);
  const translations = { ...stored, en: text === '' || !label ? others : { ...others, label } };
  return { id: form.id, parentId: form.parentId, label: form.label.trim(), translations, ...versionOf(version) };
}

/** What a save sends to delete a skill with all skills below it: negative ids delete. */
export function deletedSkills(entry: SkillEntry, entries: readonly SkillEntry[]): SavedSkill[] {
  return entries
    .filter(({ id }) => id === entry.id || entry.below.includes(id))
    .map(({ id, parentId, label, version }) => ({ id: -id, parentId, label, ...versionOf(version) }));
}

function versionOf(version: number | undefined): { version?: number } {
  return version === undefined ? {} : { version };
}

/** The possible parents of a skill: neither itself nor its descendants, so that there is no cycle. */
export function parentChoices(tree: readonly OccupationSkill[], skillId: number, reason: string): CascaderNode[] {
  return tree.map(({ value, label, children = [] }) => {
    const id = Number(value);
    if (id === skillId && id !== 0) return { id, label, disabledReason: reason };
    return { id, label, ...(children.length > 0 ? { children: parentChoices(children, skillId, reason) } : {}) };
  });
}
