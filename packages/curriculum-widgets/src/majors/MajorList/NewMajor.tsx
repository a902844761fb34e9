import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RecordDialog } from '../../organisation/Departments/RecordDialog';
import type { MajorListSource } from './MajorListSource';
import type { MajorDepartment } from './MajorToolbar';
import { majorListMessages } from './messages';

interface NewMajorProps {
  source: Required<Pick<MajorListSource, 'saveMajor'>>;
  /** Where the person may make one; at least one department. */
  departments: readonly MajorDepartment[];
  /** Whether its window is open at first. */
  isNewOpen: boolean;
  now: () => number;
  onCreated: (majorId: number) => void;
}

/** Makes a major of the curriculum in a department, by the window that the page of departments has for it. */
export function NewMajor({ source, departments, isNewOpen, now, onCreated }: NewMajorProps) {
  const text = useMessages(majorListMessages);
  const [isOpen, setOpen] = useState(isNewOpen);
  const [chosen, setChosen] = useState(0);
  const department = departments.find(({ id }) => id === chosen) ?? departments[0]!;

  function handleSaved(majorId: number) {
    setOpen(false);
    onCreated(majorId);
  }

  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        <Icon of={Plus} />
        {text.create}
      </Button>
      {isOpen && (
        <RecordDialog
          title={text.create}
          editing={{ kind: 'major', departmentId: department.id, major: null }}
          place={(isSaving) => (
            <Select<number>
              label={text.department}
              options={departments.map(({ id, name }) => ({ value: id, label: name }))}
              value={department.id}
              onChange={setChosen}
              isDisabled={isSaving}
            />
          )}
          source={source}
          now={now}
          onSaved={handleSaved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
