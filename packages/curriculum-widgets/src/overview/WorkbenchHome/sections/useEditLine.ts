import type { OverviewEdit } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { workbenchHomeMessages } from '../messages';

const kinds = ['course', 'points', 'goals', 'majorMatrix', 'courseMatrix', 'projectMatrix', 'report', 'major', 'graduateRequires'] as const;

/** Names what was changed: the course matrix. */
export function useEditKind(): (edit: Pick<OverviewEdit, 'kind'>) => string {
  const text = useMessages(workbenchHomeMessages);
  return ({ kind }) => text[kinds.find((one) => one === kind) ?? 'record'];
}

/** Says what was done: changed the course matrix. */
export function useEditLine(): (edit: Pick<OverviewEdit, 'action' | 'kind'>) => string {
  const text = useMessages(workbenchHomeMessages);
  const kindOf = useEditKind();
  return ({ action, kind }) => text.editLine({ act: text[action], kind: kindOf({ kind }) });
}
