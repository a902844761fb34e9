import { ComboBox } from '@college/ui/ComboBox';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CourseOption } from '../useCourseOptions';
import { courseSequenceMessages } from './messages';

interface CoursePickerProps {
  label: string;
  value: readonly number[];
  /** The courses of the major; none before they are here. */
  courses: readonly CourseOption[];
  /** Courses that cannot be chosen here. */
  taken: readonly number[];
  isPending: boolean;
  isReadOnly: boolean;
  onChange: (value: readonly number[]) => void;
}

/** Several courses, found by name one after the other; each is taken out by the button at its name. */
export function CoursePicker({ label, value, courses, taken, isPending, isReadOnly, onChange }: CoursePickerProps) {
  const text = useMessages(courseSequenceMessages);
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const names = new Map(courses.map((option) => [option.value, option.label]));
  const nameOf = (id: number) => names.get(id) ?? text.unlisted({ id });
  if (isReadOnly) return <TextField label={label} isReadOnly value={value.map(nameOf).join(text.listComma)} />;

  function handleChoose(id: number | null) {
    if (id === null) return;
    // The next one is looked for in an empty box.
    setCount(count + 1);
    onChange([...value, id]);
  }

  function handleTake(id: number) {
    // The button goes with its course.
    root.current?.querySelector('input')?.focus();
    onChange(value.filter((one) => one !== id));
  }

  return (
    <Column ref={root}>
      <ComboBox
        key={count}
        autoFocus={count > 0}
        label={label}
        placeholder={text.add}
        options={courses.filter((option) => !taken.includes(option.value) && !value.includes(option.value))}
        value={null}
        isPending={isPending}
        onChange={handleChoose}
      />
      {value.length > 0 && (
        <Chosen aria-label={label}>
          {value.map((id) => (
            <li key={id}>
              <Course variant="filled" title={nameOf(id)}>
                <span>{nameOf(id)}</span>
                <IconButton aria-label={text.take({ name: nameOf(id) })} size="small" onPress={() => handleTake(id)}>
                  <Icon of={X} size="small" />
                </IconButton>
              </Course>
            </li>
          ))}
        </Chosen>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

const Course = styled(Tag)`
  max-inline-size: 100%;
  padding-inline-end: 0;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
