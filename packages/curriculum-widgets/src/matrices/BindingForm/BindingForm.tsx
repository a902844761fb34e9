import { isCourseEditable, type LinkedMatrices, type MatrixEdit } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { BindingFields, type BindingFieldsProps } from './BindingFields';
import type { BindingCell, BindingDrafts } from './bindingFormState';
import { BindingReading } from './BindingReading';
import { bindingFormMessages } from './messages';
import { useCellWords } from './useCellWords';

export interface BindingFormProps {
  /** The three matrices as edited; the form shows one cell of them. */
  matrices: LinkedMatrices;
  /** The cell whose binding is shown; null while none is chosen. */
  cell: BindingCell | null;
  /**
   * Whether bindings can only be read; rows of other courses always are.
   * @default false
   */
  isReadOnly?: boolean;
  /** Binds what was chosen; answers whether it was done. */
  onBind: (edit: MatrixEdit) => Promise<boolean>;
  /** Esc, and after binding: back to the cell. */
  onLeave?: () => void;
  /** Where the goals of a course are written. */
  goalsHref?: (courseId: number) => string;
  /** Reaches the box around the form. */
  ref?: Ref<HTMLDivElement>;
}

type CellFormProps = BindingFieldsProps & Pick<BindingFormProps, 'isReadOnly'>;

const noDrafts: BindingDrafts = new Map();

/** The binding of one course to one indicator point: strength and teaching goals. It stays open beside the major matrix and follows its active cell. */
export function BindingForm({ cell, ref, ...rest }: BindingFormProps) {
  const text = useMessages(bindingFormMessages);
  const [drafts, setDrafts] = useState(noDrafts);
  return (
    <Room ref={ref}>
      {cell ? <CellForm {...rest} cell={cell} drafts={drafts} onDraftsChange={setDrafts} /> : <Nothing>{text.nothing}</Nothing>}
    </Room>
  );
}

function CellForm({ isReadOnly = false, ...rest }: CellFormProps) {
  const { matrices, cell, onLeave } = rest;
  const text = useMessages(bindingFormMessages);
  const language = useLanguage();
  const words = useCellWords(matrices, cell);
  const canEdit = !isReadOnly && isCourseEditable(matrices, cell.courseId);

  function handleKeyDown(event: KeyboardEvent) {
    // An open list of indicator points closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || isInComposition(event)) return;
    event.stopPropagation();
    onLeave?.();
  }

  return (
    <Column role="group" aria-label={text.form({ course: words.course, indicator: words.indicator })} onKeyDown={handleKeyDown}>
      <Head>
        <b lang={langOf(words.course, language)}>{words.course}</b>
        <Times aria-hidden>×</Times>
        <b>{words.number}</b>
        <Muted lang={langOf(words.label, language)}>{words.label}</Muted>
      </Head>
      {canEdit ? <BindingFields {...rest} /> : <BindingReading matrices={matrices} cell={cell} isRowReadOnly={!isReadOnly} />}
    </Column>
  );
}

const Room = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;

/* One sentence: in a narrow place the words of the indicator point go on in the next line, whole. */
const Head = styled.p`
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;

  > * + * {
    margin-inline-start: ${tokens.space[2]};
  }
`;

const Times = styled.span`
  color: ${tokens.color.textMuted};
`;

const Muted = styled.span`
  color: ${tokens.color.textMuted};
`;

const Nothing = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
