import { mostTerms, termName } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Select } from '@college/ui/Select';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../../../support/useLanguage';
import type { CourseUnitDetailSource } from '../../CourseUnitDetailSource';
import type { OpenCourseUnit } from '../../openCourseUnit';
import type { SequenceForm } from '../../sequenceForm';
import { FormGrid } from '../../../../support/formSections/FormGrid';
import { FormSection } from '../../../../support/formSections/FormSection';
import { ofFields } from '../ofFields';
import { CoursePicker } from './CoursePicker';
import { courseSequenceMessages } from './messages';
import { useMajorCourses } from './useMajorCourses';

export interface SequenceSectionProps {
  fields: SequenceForm;
  unit: Pick<OpenCourseUnit, 'id' | 'majorId' | 'isReadOnly'>;
  source: Pick<CourseUnitDetailSource, 'listCourseUnits'>;
  onChange: (change: Partial<SequenceForm>) => void;
}

// The choice of no term.
const none = 0;

/** Where a course stands in the plan of its major: its term, and the courses before and beside it. */
export const SequenceSection = memo(Sequence, ofFields('semester', 'prerequisites', 'corequisites'));

function Sequence({ fields, unit, source, onChange }: SequenceSectionProps) {
  const text = useMessages(courseSequenceMessages);
  const language = useLanguage();
  const { semester, prerequisites, corequisites } = fields;
  const { id, majorId, isReadOnly } = unit;
  const [isEntered, setEntered] = useState(false);
  const isChosen = prerequisites.length + corequisites.length > 0;
  const { courses, status, retry } = useMajorCourses(source, majorId, isEntered || isChosen);
  if (isReadOnly && semester === null && !isChosen) return null;
  const terms = Array.from({ length: mostTerms }, (_, at) => ({ value: at + 1, label: termName(at + 1, language) }));
  const lists = { courses, isReadOnly, isPending: isEntered && status === 'loading' };

  return (
    <FormSection title={text.title}>
      <FormGrid onFocus={() => setEntered(true)}>
        <First data-place="semester">
          <Select
            label={text.semester}
            options={[{ value: none, label: text.noTerm }, ...terms]}
            value={semester ?? none}
            isReadOnly={isReadOnly}
            onChange={(term) => onChange({ semester: term === none ? null : term })}
          />
        </First>
        <First data-place="prerequisites">
          <CoursePicker
            {...lists}
            label={text.prerequisites}
            value={prerequisites}
            taken={[id, ...corequisites]}
            onChange={(list) => onChange({ prerequisites: list })}
          />
        </First>
        <div data-span="6" data-place="corequisites">
          <CoursePicker
            {...lists}
            label={text.corequisites}
            value={corequisites}
            taken={[id, ...prerequisites]}
            onChange={(list) => onChange({ corequisites: list })}
          />
        </div>
        {status === 'failed' && (
          <Whole>
            <Note
              variant="warning"
              action={
                <Button variant="link" size="small" onPress={retry}>
                  {text.retry}
                </Button>
              }
            >
              {text.failed}
            </Note>
          </Whole>
        )}
      </FormGrid>
    </FormSection>
  );
}

/** Begins a line. */
const First = styled.div`
  grid-column: 1 / span 6;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
