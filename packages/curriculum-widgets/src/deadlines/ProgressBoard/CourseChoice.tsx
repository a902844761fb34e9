import { isAskable, type BoardCourse } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { screenOnly } from '@college/ui/print';
import { styled } from 'styled-components';

/** The courses whose leaders are to be notified, and how to change them; undefined where the reader notifies nobody. */
export type CourseChoices =
  | { chosen: ReadonlySet<number>; onChoose: (courseIds: readonly number[], isChosen: boolean) => void }
  | undefined;

interface CourseChoiceProps {
  label: string;
  courses: readonly BoardCourse[];
  choices: CourseChoices;
}

/** Chooses a course or all of a major that are not finished; nothing where there is none that the reader may ask for. */
export function CourseChoice({ label, courses, choices }: CourseChoiceProps) {
  const ids = courses.filter(isAskable).map(({ id }) => id);
  if (!choices || ids.length === 0) return null;
  const count = ids.filter((id) => choices.chosen.has(id)).length;
  return (
    <Choice
      aria-label={label}
      isSelected={count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isChosen) => choices.onChoose(ids, isChosen)}
    />
  );
}

const Choice = styled(Checkbox)`
  display: inline-flex;
  vertical-align: middle;
  ${screenOnly}
`;
