import { courseUnitFields, namesOf, sumHours } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { ConflictChoice, ConflictRow } from '../../../support/ConflictChoice';
import { visibleRows } from '../../ProjectTable/projectRows';
import type { CourseUnitForm } from '../courseUnitForm';
import { courseUnitDetailMessages, fieldLabels } from '../messages';
import type { CourseOption } from '../sections/useCourseOptions';
import {
  mergeForms,
  suggestedChoices,
  type ConflictChoices,
  type ConflictField,
  type ConflictSide,
  type ConflictVersions,
} from './mergeConflict';
import { savingMessages } from './messages';

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
  const text = useMessages(savingMessages);
  const labels = useMessages(courseUnitDetailMessages);
  const [choices, setChoices] = useState<ConflictChoices>(() => suggestedChoices(versions));
  const fields = [...namesOf(courseUnitFields), 'projects' as const].filter((field) => choices[field] !== undefined);

  function chooseAll(side: ConflictSide) {
    setChoices(Object.fromEntries(fields.map((field) => [field, side])));
  }
  function words(form: CourseUnitForm, field: ConflictField): string {
    switch (field) {
      case 'classId':
        return classes.find((option) => option.value === form.classId)?.label ?? '';
      case 'typeId':
        return types.find((option) => option.value === form.typeId)?.label ?? '';
      case 'projects': {
        const rows = visibleRows(form.projects);
        const summary = text.projects({ count: rows.length, hours: sumHours(rows).total });
        return summary + rows.map((row) => `${row.name} ${row.theoryPeriod}/${row.practicePeriod}`).join(labels.listComma);
      }
      default:
        return form[field] === null ? '' : String(form[field]);
    }
  }
  const titles: Record<ConflictField, string> = { ...fieldLabels(labels), projects: labels.projects };

  return (
    <ConflictChoice
      text={text}
      hasDifferences={fields.length > 0}
      onAll={chooseAll}
      onSave={() => onResolve(mergeForms(versions, choices))}
      onLater={onCancel}
    >
      {fields.map((field) => (
        <ConflictRow
          key={field}
          label={titles[field]}
          text={text}
          side={choices[field] ?? 'mine'}
          onSideChange={(side) => setChoices({ ...choices, [field]: side })}
          textFor={(side) => words(versions[side], field) || text.empty}
        />
      ))}
    </ConflictChoice>
  );
}
