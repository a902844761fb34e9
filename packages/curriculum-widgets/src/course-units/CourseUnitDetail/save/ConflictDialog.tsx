import { sumHours } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { useState } from 'react';
import { Intro, List, Side, Words } from '../../../support/conflictParts';
import { visibleRows } from '../../ProjectTable/projectRows';
import { courseUnitFieldNames, type CourseUnitForm } from '../courseUnitForm';
import { courseUnitDetailMessages } from '../messages';
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
  const fields = [...courseUnitFieldNames, 'projects' as const].filter((field) => choices[field] !== undefined);

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
  const titles: Record<ConflictField, string> = {
    name: labels.name,
    classId: labels.class,
    typeId: labels.type,
    theoryPeriod: labels.theory,
    practicePeriod: labels.practice,
    introduction: labels.introduction,
    position: labels.position,
    criterion: labels.criterion,
    projects: labels.projects,
  };

  return (
    <Dialog
      isOpen
      size="l"
      title={text.conflictTitle}
      onOpenChange={onCancel}
      footerStart={
        fields.length > 0 && (
          <>
            <Button variant="link" onPress={() => chooseAll('mine')}>
              {text.allMine}
            </Button>
            <Button variant="link" onPress={() => chooseAll('theirs')}>
              {text.allTheirs}
            </Button>
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onPress={onCancel}>
            {text.later}
          </Button>
          <Button variant="primary" onPress={() => onResolve(mergeForms(versions, choices))}>
            {text.saveChoices}
          </Button>
        </>
      }
    >
      <Intro>{fields.length > 0 ? text.conflictIntro : text.noDifference}</Intro>
      <List>
        {fields.map((field) => (
          <li key={field}>
            <RadioGroup
              label={titles[field]}
              orientation="vertical"
              value={choices[field] ?? 'mine'}
              onChange={(side) => setChoices({ ...choices, [field]: side === 'theirs' ? 'theirs' : 'mine' })}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio key={side} value={side}>
                  <Side>{text[side]}</Side>
                  <Words>{words(versions[side], field) || text.empty}</Words>
                </Radio>
              ))}
            </RadioGroup>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
