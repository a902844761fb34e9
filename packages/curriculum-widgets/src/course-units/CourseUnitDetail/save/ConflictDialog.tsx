import { courseLists, courseUnitFields, namesOf, sumHours, termName } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../../../support/conflict/ConflictChoice';
import { useLanguage } from '../../../support/useLanguage';
import { visibleRows } from '../../ProjectTable/projectRows';
import type { CourseUnitDetailSource } from '../CourseUnitDetailSource';
import type { CourseUnitForm } from '../courseUnitForm';
import { courseUnitDetailMessages, fieldLabels } from '../messages';
import { courseSequenceMessages } from '../sections/sequence/messages';
import { useMajorCourses } from '../sections/sequence/useMajorCourses';
import { sequenceNames } from '../sequenceForm';
import type { CourseOption } from '../sections/useCourseOptions';
import { mergeForms, suggestedChoices, type ConflictField, type ConflictVersions } from './mergeConflict';

export interface ConflictDialogProps {
  versions: ConflictVersions;
  classes: readonly CourseOption[];
  types: readonly CourseOption[];
  /** Where the courses that a unit names have their names. */
  source: Pick<CourseUnitDetailSource, 'listCourseUnits'>;
  majorId: number;
  /** The form that the choices make, to be saved on the newer version. */
  onResolve: (form: CourseUnitForm) => void;
  onCancel: () => void;
}

/** Two people saved the same unit: each difference is shown side by side, and one side of it is chosen. */
export function ConflictDialog({ versions, classes, types, source, majorId, onResolve, onCancel }: ConflictDialogProps) {
  const labels = useMessages(courseUnitDetailMessages);
  const suggested = suggestedChoices(versions);
  const plan = useMessages(courseSequenceMessages);
  const language = useLanguage();
  const namesCourses = courseLists.some((name) => suggested[name] !== undefined);
  const { courses } = useMajorCourses(source, majorId, namesCourses);
  const fields = [...namesOf(courseUnitFields), ...sequenceNames, 'projects' as const].filter((field) => suggested[field] !== undefined);
  const titles: Record<ConflictField, string> = {
    ...fieldLabels(labels),
    semester: plan.semester,
    prerequisites: plan.prerequisites,
    corequisites: plan.corequisites,
    projects: labels.projects,
  };

  function words(form: CourseUnitForm, field: ConflictField): string {
    switch (field) {
      case 'classId':
        return classes.find((option) => option.value === form.classId)?.label ?? '';
      case 'typeId':
        return types.find((option) => option.value === form.typeId)?.label ?? '';
      case 'semester':
        return form.semester === null ? plan.noTerm : termName(form.semester, language);
      case 'prerequisites':
      case 'corequisites':
        return form[field]
          .map((id) => courses.find((option) => option.value === id)?.label ?? plan.unlisted({ id }))
          .join(labels.listComma);
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
