import type { RelateRow } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Plus, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { FieldProblems } from '../../support/recordForm';
import { blankRelateRow } from './collegeMajorValues';
import { collegeMajorEditorMessages, type CollegeMajorEditorText } from './messages';
import { NoRows, Row, RowFoot, RowGroup, RowHeads, Rows } from './rowParts';
import { useDraftRows } from './useDraftRows';

interface RelateRowsProps {
  rows: readonly RelateRow[];
  problems: FieldProblems;
  isReadOnly: boolean;
  onChange: (rows: readonly RelateRow[]) => void;
}

const tracks = { '--tracks': 'minmax(0, 1fr) 144px 200px 32px' } as CSSProperties;
const readTracks = { '--tracks': 'minmax(0, 1fr) 144px 200px' } as CSSProperties;

/** Related majors: each with its name, an occupation level and a demand type; a new one begins with level 4 and type 1 (decision 110). */
export function RelateRows({ rows, problems, isReadOnly, onChange }: RelateRowsProps) {
  const text = useMessages(collegeMajorEditorMessages);
  const options = { blank: blankRelateRow, addedText: text.addedRow, removedText: text.removedRow };
  const { list, announcement, add, change, removeAt } = useDraftRows({ rows, onChange, ...options });

  return (
    <RowGroup role="group" aria-label={text.relates} style={isReadOnly ? readTracks : tracks}>
      {rows.length === 0 && isReadOnly && <NoRows>{text.noRelates}</NoRows>}
      {rows.length > 0 && (
        <RowHeads aria-hidden>
          <span>{text.relates}</span>
          <span>{text.levelHead}</span>
          <span>{text.demandHead}</span>
        </RowHeads>
      )}
      <Rows ref={list}>
        {rows.map((row, place) => {
          const at = { place: place + 1 };
          return (
            <Row key={place} role="group" aria-label={text.row(at)}>
              <TextField
                aria-label={text.relate(at)}
                value={row.label}
                maxLength={200}
                isReadOnly={isReadOnly}
                errorMessage={problems[`relates.${place}.label`]}
                onChange={(label) => change(place, { label })}
              />
              <Select<number>
                aria-label={text.level(at)}
                options={withStored(levelsOf(text), row.occupationLevel, text)}
                value={row.occupationLevel ?? null}
                isReadOnly={isReadOnly}
                onChange={(occupationLevel) => change(place, { occupationLevel })}
              />
              <Select<number>
                aria-label={text.demand(at)}
                options={withStored(demandsOf(text), row.demandType, text)}
                value={row.demandType ?? null}
                isReadOnly={isReadOnly}
                onChange={(demandType) => change(place, { demandType })}
              />
              {!isReadOnly && (
                <IconButton variant="danger" data-remove="" aria-label={text.removeRelate(at)} onPress={removeAt(place)}>
                  <Icon of={Trash2} />
                </IconButton>
              )}
            </Row>
          );
        })}
      </Rows>
      {!isReadOnly && (
        <RowFoot>
          <Button variant="ghost" size="small" data-add="" onPress={add}>
            <Icon of={Plus} />
            {text.addRelate}
          </Button>
        </RowFoot>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </RowGroup>
  );
}

/** The four levels of the classification: 4 is the fine category, an occupation. */
function levelsOf(text: CollegeMajorEditorText) {
  return [text.levelMajor, text.levelMiddle, text.levelSub, text.levelFine].map((label, index) => ({ value: index + 1, label }));
}

/** The types of demand by the numbers of the talent reports: 0 admission class, 1 level evaluation class. */
function demandsOf(text: CollegeMajorEditorText) {
  return [text.demandAdmission, text.demandLevel].map((label, value) => ({ value, label }));
}

/** A stored value that is no longer offered stays until another is chosen. */
function withStored(options: readonly { value: number; label: string }[], stored: number | undefined, text: CollegeMajorEditorText) {
  if (stored === undefined || options.some(({ value }) => value === stored)) return options;
  return [...options, { value: stored, label: text.lost({ id: stored }) }];
}
