import { bandNameOf, bandNames, bandOf, foldText, permissionOfBand } from '@college/curriculum-model';
import { permissionMessages, type PermissionText } from './messages';

/** Who somebody is by their permission, e.g. 专业负责人. */
export function permissionWord(permissionId: unknown, text: PermissionText): string {
  return text[bandNameOf(permissionId)];
}

/** What a permission allows, in words of the permission table (core §6). */
export function rightsWord(permissionId: unknown, text: PermissionText): string {
  const { level, manage, modify } = bandOf(permissionId);
  if (level === 'none') return text.nothing;
  return manage ? text.manages : modify ? text.modifies : text.views;
}

/** The permission that a word of either language names; undefined where none does. */
export function permissionOfWord(word: string): number | undefined {
  const wanted = foldText(word.trim());
  const { zh, en } = permissionMessages;
  const found = bandNames.find((name) => foldText(zh[name]) === wanted || foldText(en[name]) === wanted);
  return found && permissionOfBand[found];
}
