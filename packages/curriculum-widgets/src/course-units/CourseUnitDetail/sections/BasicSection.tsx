import { courseUnitFields, type CourseUnitFieldName } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { NumberField } from '@college/ui/NumberField';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { memo } from 'react';
import { MAX_HOURS } from '../../ProjectTable/hoursText';
import type { CourseUnitFields } from '../courseUnitForm';
import { courseUnitDetailMessages } from '../messages';
import { MarkedField } from './MarkedField';
import { ofFields } from './ofFields';
import type { CourseOption } from './useCourseOptions';
import { FormGrid } from '../../../support/formSections/FormGrid';
import { FormSection } from '../../../support/formSections/FormSection';

export interface BasicSectionProps {
  fields: CourseUnitFields;
  classes: readonly CourseOption[];
  types: readonly CourseOption[];
  /** Required fields that are marked as empty. */
  emptyFields?: readonly CourseUnitFieldName[] | undefined;
  isReadOnly: boolean;
  /** Whether the unit is new: its name is written first. */
  isNew: boolean;
  onChange: (change: Partial<CourseUnitFields>) => void;
}

/** Name, class, type and hours of a course unit. */
export const BasicSection = memo(Basic, ofFields('name', 'typeId', 'classId', 'theoryPeriod', 'practicePeriod'));

function Basic({ fields, classes, types, emptyFields, isReadOnly, isNew, onChange }: BasicSectionProps) {
  const text = useMessages(courseUnitDetailMessages);
  return (
    <FormSection title={text.basic}>
      <FormGrid>
        <MarkedField field="name" name={text.name} span={6} isQuiet>
          <TextField
            label={text.name}
            autoFocus={isNew}
            isRequired
            maxLength={courseUnitFields.name.maxLength}
            value={fields.name}
            errorMessage={emptyFields?.includes('name') ? text.nameEmpty : undefined}
            isReadOnly={isReadOnly}
            onChange={(name) => onChange({ name })}
          />
        </MarkedField>
        <MarkedField field="typeId" name={text.type} span={6} isQuiet>
          <Select
            label={text.type}
            placeholder={text.typePlaceholder}
            options={types}
            value={fields.typeId}
            isReadOnly={isReadOnly}
            onChange={(typeId) => onChange({ typeId })}
          />
        </MarkedField>
        <MarkedField field="classId" name={text.class} span={6} isQuiet>
          {classes.length > 3 ? (
            <Select
              label={text.class}
              options={classes}
              value={fields.classId}
              isReadOnly={isReadOnly}
              onChange={(classId) => onChange({ classId })}
            />
          ) : (
            <SegmentedControl
              label={text.class}
              value={fields.classId === null ? null : String(fields.classId)}
              isReadOnly={isReadOnly}
              onChange={(value) => onChange({ classId: Number(value) })}
            >
              {classes.map((option) => (
                <Segment key={option.value} value={String(option.value)}>
                  {option.label}
                </Segment>
              ))}
            </SegmentedControl>
          )}
        </MarkedField>
        <MarkedField field="theoryPeriod" name={text.theory} span={3} isQuiet>
          <NumberField
            label={text.theory}
            unit={text.hours}
            max={MAX_HOURS}
            value={fields.theoryPeriod}
            isReadOnly={isReadOnly}
            onChange={(theoryPeriod) => onChange({ theoryPeriod })}
          />
        </MarkedField>
        <MarkedField field="practicePeriod" name={text.practice} span={3} isQuiet>
          <NumberField
            label={text.practice}
            unit={text.hours}
            max={MAX_HOURS}
            value={fields.practicePeriod}
            isReadOnly={isReadOnly}
            onChange={(practicePeriod) => onChange({ practicePeriod })}
          />
        </MarkedField>
      </FormGrid>
    </FormSection>
  );
}
