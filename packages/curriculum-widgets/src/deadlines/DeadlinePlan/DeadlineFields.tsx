import {
  daysBetween,
  deadlineParts,
  openCourses,
  partName,
  type Deadline,
  type DeadlinePart,
  type ProgressBoard,
} from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { NumberField } from '@college/ui/NumberField';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { DeadlineMajors } from './DeadlineMajors';
import { DueField } from './DueField';
import { deadlinePlanMessages } from './messages';

interface DeadlineFieldsProps {
  deadline: Deadline;
  /** Whether it was just added: its first field takes the focus. */
  isAdded: boolean;
  board: ProgressBoard;
  /** What is wrong with it. */
  problem: string | undefined;
  onChange: (change: Partial<Deadline>) => void;
  onRemove: () => void;
}

/** One deadline: what it is called, what must be ready from how many percent on, by when, for which majors; and what of it is open. */
export function DeadlineFields({ deadline, isAdded, board, problem, onChange, onRemove }: DeadlineFieldsProps) {
  const text = useMessages(deadlinePlanMessages);
  const language = useLanguage();
  const name = deadline.name.trim() || text.unnamed;
  return (
    <Row aria-label={name} data-row="">
      <Head>
        <PartTitle as="h2" lang={langOf(name, language)}>
          {name}
        </PartTitle>
        <IconButton aria-label={text.remove({ name })} variant="danger" data-delete="" onPress={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </Head>
      <Fields>
        <TextField
          autoFocus={isAdded}
          label={text.name}
          value={deadline.name}
          maxLength={40}
          onChange={(value) => onChange({ name: value })}
        />
        <Select<DeadlinePart>
          label={text.part}
          options={deadlineParts.map((part) => ({ value: part, label: partName(part)[language] }))}
          value={deadline.part}
          onChange={(part) => onChange({ part })}
        />
        <NumberField
          label={text.share}
          value={deadline.share}
          min={1}
          max={100}
          precision={0}
          onChange={(share) => typeof share === 'number' && onChange({ share })}
        />
        <DueField label={text.due} value={deadline.due} onChange={(due) => onChange({ due })} />
      </Fields>
      <DeadlineMajors deadline={deadline} majors={board.majors} onChange={(majorIds) => onChange({ majorIds })} />
      {problem === undefined ? <Standing deadline={deadline} board={board} /> : <Note variant="error">{problem}</Note>}
    </Row>
  );
}

function Standing({ deadline, board }: Pick<DeadlineFieldsProps, 'deadline' | 'board'>) {
  const text = useMessages(deadlinePlanMessages);
  const left = daysBetween(board.today, deadline.due);
  const when = left === 0 ? text.today : left < 0 ? text.past({ count: -left }) : text.left({ count: left });
  const count = openCourses(deadline, board.courses).length;
  return (
    <CaptionText>
      {when} · {count === 0 ? text.ready : text.open({ count })}
    </CaptionText>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
