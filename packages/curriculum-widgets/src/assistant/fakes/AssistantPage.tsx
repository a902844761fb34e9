import { SaveStatus } from '@college/ui/SaveStatus';
import { TextField } from '@college/ui/TextField';
import { useState } from 'react';
import { CopyWizard } from '../../copying/CopyWizard';
import { aCopySource } from '../../copying/fakes/fakeCopySource';
import { AssistantFill, type AssistantFillProps } from '../AssistantFill';

const copySource = aCopySource();

/** A form with one field of the course, which the assistant fills, and the copy wizard that "fill all" opens. */
export function AssistantPage({ course: stored, onFill, onOpenCopyWizard, ...props }: AssistantFillProps) {
  const [course, setCourse] = useState(stored);
  const [isCopying, setIsCopying] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <AssistantFill
        {...props}
        course={course}
        onFill={(filling) => {
          setCourse((current) => ({ ...current, ...filling.fields }));
          onFill(filling);
          return () => setCourse(course);
        }}
        onOpenCopyWizard={() => {
          setIsCopying(true);
          onOpenCopyWizard?.();
        }}
      />
      <TextField
        label="Introduction"
        value={course.introduction ?? ''}
        onChange={(introduction) => setCourse((current) => ({ ...current, introduction }))}
      />
      <SaveStatus status={course.introduction === stored.introduction ? 'saved' : 'unsaved'} />
      <CopyWizard dataSource={copySource} courseId={stored.id} courseName={stored.name} isOpen={isCopying} onOpenChange={setIsCopying} />
    </div>
  );
}
