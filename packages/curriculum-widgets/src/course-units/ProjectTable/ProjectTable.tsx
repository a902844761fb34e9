import { checkHours, inLanguage, isLong, sumHours, textLimits, type HoursFinding, type Language } from '@college/curriculum-model';
import { EditableTable } from '@college/ui/EditableTable';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { TriangleAlert } from 'lucide-react';
import { use, useRef, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { useRemoval } from '../../matrices/DeleteBreaks';
import { LongTextCells } from '../../support/LongTextCells';
import { PlaceMark, PlaceMarks } from '../../support/placeMarks/PlaceMark';
import { projectTableMessages } from './messages';
import { visibleRows, type EditableProjectRow, type ProjectRowsEvent } from './projectRows';
import { readHours } from './hoursText';
import { PasteNote } from './PasteNote';
import { projectColumns } from './projectColumns';
import { useRowsPaste } from './useRowsPaste';

export interface ProjectTableProps {
  /** All rows of the unit, those taken out included; `toEditableRows` makes them. */
  rows: readonly EditableProjectRow[];
  /** The unit's own hours; with them the table shows by how much the rows differ. It never blocks a save. */
  unitHours?: { theoryPeriod: number; practicePeriod: number };
  /** Keys of the rows to mark because they have no name. */
  unnamedRows?: readonly string[];
  /**
   * Shows the rows without any way to change them.
   * @default false
   */
  isReadOnly?: boolean;
  /** What was done; `projectRowsReducer` applies it. */
  onChange?: (event: ProjectRowsEvent) => void;
  /** Called when the first figure becomes invalid and when the last one is valid again. */
  onValidityChange?: (isValid: boolean) => void;
  /** Goes to the table. */
  className?: string;
  /** Reaches the table. */
  ref?: Ref<HTMLDivElement>;
}

/** The projects (chapters) of a course unit: their names and hours; adding, deleting and sorting (core §2). */
export function ProjectTable({
  rows,
  unitHours,
  unnamedRows = [],
  isReadOnly = false,
  onChange,
  onValidityChange,
  ...rest
}: ProjectTableProps) {
  const text = useMessages(projectTableMessages);
  const remove = useRemoval();
  const language = useLanguage();
  const hasMarks = use(PlaceMarks) !== undefined;
  const shown = visibleRows(rows);
  const findings = unitHours ? checkHours({ ...unitHours, courseMatrixVOS: shown }) : [];
  const paste = useRowsPaste({ rows, isReadOnly, onChange });
  const noteRef = useRef<HTMLDivElement>(null);
  const columns = projectColumns({ text, language, sums: sumHours(shown), findings, unnamedRows });

  function handleDelete(row: EditableProjectRow) {
    remove(row.id > 0 ? [{ kind: 'project', id: row.id }] : [], () => {
      onChange?.({ type: 'rowRemoved', key: row.key });
      return {
        message: text.removed({ name: row.name.trim() || text.unnamed }),
        action: { label: text.undo, onAction: () => onChange?.({ type: 'rowRestored', key: row.key }) },
      };
    });
  }

  function handlePasteUndo() {
    paste.undo();
    // Its button is unmounted; focusing a field of a long name would open the dialog.
    noteRef.current?.closest('[role="group"]')?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  function handleRename(key: string, name: string) {
    onChange?.({ type: 'rowChanged', key, change: { name } });
  }

  return (
    <LongTextCells
      titles={{ name: text.name }}
      textAt={({ index }) => shown[index]?.name ?? ''}
      maxLength={textLimits.title}
      onChange={({ index }, name) => {
        const row = shown[index];
        if (row) handleRename(row.key, name.replace(/\s*\n\s*/g, ' '));
      }}
    >
      {(openFor, noteAt) => (
        <EditableTable<EditableProjectRow>
          {...rest}
          aria-label={text.label}
          rows={shown}
          columns={columns}
          getRowId={(row) => row.key}
          getRowName={(row) => row.name}
          maxHeight="560px"
          addLabel={text.add}
          isReadOnly={isReadOnly}
          isRowDeletable={() => shown.length > 1}
          onRowAdd={() => onChange?.({ type: 'rowAdded' })}
          onRowDelete={handleDelete}
          onRowMove={({ rowId, toIndex }) => onChange?.({ type: 'rowMoved', key: String(rowId), toIndex })}
          onCellChange={({ row, columnId, text: typed }) => {
            if (columnId !== 'name') {
              onChange?.({ type: 'rowChanged', key: row.key, change: { [columnId]: readHours(typed).hours ?? 0 } });
              return;
            }
            handleRename(row.key, typed);
            if (isLong(typed)) openFor({ index: shown.indexOf(row), columnId }, typed);
          }}
          renderRowActions={hasMarks ? markOf : undefined}
          actionsWidth={hasMarks ? '80px' : undefined}
          renderRowNote={(_row, { index }) => noteAt(index)}
          onValidityChange={onValidityChange}
          onPaste={paste.handlePaste}
          onKeyDown={paste.handleKeyDown}
          note={
            <Notes ref={noteRef}>
              {findings.length > 0 && <HoursWarning findings={findings} language={language} />}
              <PasteNote paste={paste.shown} onUndo={handlePasteUndo} />
            </Notes>
          }
        />
      )}
    </LongTextCells>
  );
}

// A row that is as it was keeps its mark, so that it is not drawn again.
const marks = new WeakMap<EditableProjectRow, ReactNode>();

function markOf(row: EditableProjectRow) {
  const mark = marks.get(row) ?? <PlaceMark kind="chapter" id={row.id} name={row.name} isQuiet />;
  marks.set(row, mark);
  return mark;
}

function HoursWarning({ findings, language }: { findings: readonly HoursFinding[]; language: Language }) {
  return (
    <Warning role="status">
      <Icon of={TriangleAlert} size="small" />
      <span>
        {withLang(findings.map((finding) => inLanguage(finding.sentence, language)).join(language === 'zh' ? '；' : '; '), language)}
      </span>
    </Warning>
  );
}

const Notes = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`;

const Warning = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  color: ${tokens.color.warning};

  > svg {
    margin-block-start: 3px;
  }
`;
