import { courseUnitFields } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { memo } from 'react';
import { PlaceMark } from '../../../support/placeMarks/PlaceMark';
import type { CourseUnitFields } from '../courseUnitForm';
import { courseUnitDetailMessages } from '../messages';
import { LongTextArea } from './LongTextArea';
import { MarkedField } from './MarkedField';
import { ofFields } from './ofFields';
import { FormGrid } from '../../../support/formSections/FormGrid';
import { FormSection } from '../../../support/formSections/FormSection';

export interface TextSectionsProps {
  fields: CourseUnitFields;
  isReadOnly: boolean;
  onChange: (change: Partial<CourseUnitFields>) => void;
}

/** Introduction, position and academic output requirement. */
export const TextSections = memo(Texts, ofFields('introduction', 'position', 'criterion'));

function Texts({ fields, isReadOnly, onChange }: TextSectionsProps) {
  const text = useMessages(courseUnitDetailMessages);
  return (
    <>
      <FormSection
        title={text.introduction}
        place="introduction"
        mark={<PlaceMark kind="course" field="introduction" name={text.introduction} />}
      >
        <LongTextArea
          label={text.introduction}
          isLabelHidden
          minRows={3}
          maxLength={courseUnitFields.introduction.maxLength}
          value={fields.introduction}
          isReadOnly={isReadOnly}
          onChange={(introduction) => onChange({ introduction })}
        />
      </FormSection>
      <FormSection title={text.requirements} summary={text.requirementsHint}>
        <FormGrid>
          <MarkedField field="position" name={text.position} span={6}>
            <LongTextArea
              label={text.position}
              minRows={2}
              maxLength={courseUnitFields.position.maxLength}
              value={fields.position}
              isReadOnly={isReadOnly}
              onChange={(position) => onChange({ position })}
            />
          </MarkedField>
          <MarkedField field="criterion" name={text.criterion} span={6}>
            <LongTextArea
              label={text.criterion}
              minRows={2}
              maxLength={courseUnitFields.criterion.maxLength}
              value={fields.criterion}
              isReadOnly={isReadOnly}
              onChange={(criterion) => onChange({ criterion })}
            />
          </MarkedField>
        </FormGrid>
      </FormSection>
    </>
  );
}
