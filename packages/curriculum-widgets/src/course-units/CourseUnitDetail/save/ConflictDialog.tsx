import { courseUnitFields, namesOf, sumHours } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../../../support/conflict/ConflictChoice';
import { visibleRows } from '../../ProjectTable/projectRows';
import type { CourseUnitForm } from '../courseUnitForm';
import { courseUnitDetailMessages, fieldLabels } from '../messages';
import type { CourseOption } from '../sections/useCourseOptions';
import { mergeForms, suggestedChoices, type ConflictField, type ConflictVersions } from './mergeConflict';

export interface ConflictDialogProps {
  versions: ConflictVersions;
  classes: readonly CourseOption[];
  types: readonly CourseOption[];
  /** The form that the choices make, to be saved on the newer version. */
  onResolve: (form: CourseUnitForm) => void;
  onCancel: () => void;
}

/** Two people saved the same unit: each difference is shown side by side, and one side of it is chosen. */
export function ConflictDialog({ versions, classes, types, onResolve, onCancel }: ConflictDialogProps) {
  const labels = useMessages(courseUnitDetailMessages);
  const suggested = suggestedChoices(versions);
  const fields = [...namesOf(courseUnitFields), 'projects' as const].filter((field) => suggested[field] !== undefined);
  const titles: Record<ConflictField, string> = { ...fieldLabels(labels), projects: labels.projects };

  function words(form: CourseUnitForm, field: ConflictField): string {
    switch (field) {
      case 'classId':
        return classes.find((option) => option.value === form.classId)?.label ?? '';
      case 'typeId':
        return types.find((option) => option.value === form.typeId)?.label ?? '';
      case 'projects': {
        const rows = visibleRows(form.projects);
        const summary = labels.conflictProjects({ count: rows.length, hours: sumHours(rows).total });
        return summary + rows.map((row) => `${row.name} ${row.theoryPeriod}/${row.practicePeriod}`).join(labels.listComma);
      }
      default:
        return form[field] === null ? '' : String(form[field]);
    }
  }

  return (
    <ConflictChoice
      title={labels.conflictTitle}
      differences={fields.map((name) => ({
        name,
        label: titles[name],
        mine: words(versions.mine, name),
        theirs: words(versions.theirs, name),
      }))}
      suggested={suggested}
      onResolve={(choices) => onResolve(mergeForms(versions, choices))}
      onLater={onCancel}
    />
  );
}
