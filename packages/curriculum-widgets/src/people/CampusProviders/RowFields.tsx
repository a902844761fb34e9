import { bandTitles, campusBands, campusLimits, type CampusBand, type CampusRow } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FormSection } from '../../support/formSections/FormSection';
import { PlainList } from '../../support/layoutParts';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import type { ProviderFieldsProps } from './ConnectionFields';
import { campusProvidersMessages } from './messages';
import { nextRow, withRowMoved } from './providerValues';
import type { DepartmentChoice } from './useProviderForm';

type RowFieldsProps = ProviderFieldsProps & { departments: readonly DepartmentChoice[] };

/** The table that gives a new account its department and permission; rows are read from above. */
export function RowFields({ values: { rows, otherBand }, problems, change, departments }: RowFieldsProps) {
  const text = useMessages(campusProvidersMessages);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const setRow = (index: number, part: Partial<CampusRow>) =>
    change({ rows: rows.map((row, at) => (at === index ? { ...row, ...part } : row)) });
  const bands = campusBands.map((band) => ({ value: band as CampusBand | '', label: bandTitles[band][language] }));

  /** The focus goes with the row, or to the neighbour of one that is gone, to the first of its parts that can take it. */
  function focusRow(index: number, ...parts: string[]) {
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll('li')[index];
      const part = parts.map((one) => row?.querySelector<HTMLElement>(`${one}:enabled`)).find(Boolean);
      (part ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    });
  }

  function move(index: number, step: -1 | 1) {
    change({ rows: withRowMoved(rows, index, step) });
    const [up, down] = ['[data-act="up"]', '[data-act="down"]'] as const;
    focusRow(index + step, ...(step === -1 ? [up, down] : [down, up]));
  }

  return (
    <FormSection title={text.table} width="page">
      <List ref={list}>
        <MutedText>{text.tableHint}</MutedText>
        {rows.length > 0 && (
          <Heads aria-hidden>
            <span>{text.attribute}</span>
            <span>{text.value}</span>
            <span>{text.department}</span>
            <span>{text.band}</span>
          </Heads>
        )}
        <PlainList>
          {rows.map((row, index) => {
            const number = { row: index + 1 };
            const problem = problems[`rows.${index}`] ?? problems[`rows.${index}.departmentId`];
            const problemId = `${id}-${index}`;
            const wrong = (isWrong: boolean) =>
              problem !== undefined && isWrong ? { isInvalid: true, 'aria-describedby': problemId } : {};
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place: rows are read from above and have no ids
              <Row key={index} aria-label={text.row(number)}>
                <TextField
                  aria-label={text.attributeOf(number)}
                  value={row.attribute}
                  maxLength={100}
                  {...wrong(row.attribute.trim() === '')}
                  onChange={(attribute) => setRow(index, { attribute })}
                />
                <TextField
                  aria-label={text.valueOf(number)}
                  value={row.value}
                  maxLength={200}
                  {...wrong(row.value.trim() === '')}
                  onChange={(value) => setRow(index, { value })}
                />
                <Select<number>
                  aria-label={text.departmentOf(number)}
                  options={departmentOptions(row, departments, text)}
                  value={row.departmentId ?? 0}
                  {...wrong(row.attribute.trim() !== '' && row.value.trim() !== '')}
                  onChange={(id) => setRow(index, { departmentId: id === 0 ? null : id })}
                />
                <Select<CampusBand | ''>
                  aria-label={text.bandOf(number)}
                  options={[{ value: '', label: text.noneGiven }, ...bands]}
                  value={row.band ?? ''}
                  onChange={(band) => setRow(index, { band: band === '' ? null : band })}
                />
                <Acts>
                  <IconButton data-act="up" aria-label={text.rowUp(number)} isDisabled={index === 0} onPress={() => move(index, -1)}>
                    <Icon of={ArrowUp} />
                  </IconButton>
                  <IconButton
                    data-act="down"
                    aria-label={text.rowDown(number)}
                    isDisabled={index === rows.length - 1}
                    onPress={() => move(index, 1)}
                  >
                    <Icon of={ArrowDown} />
                  </IconButton>
                  <IconButton
                    variant="danger"
                    aria-label={text.removeRow(number)}
                    onPress={() => {
                      change({ rows: rows.filter((_, at) => at !== index) });
                      focusRow(Math.min(index, rows.length - 2), 'input');
                    }}
                  >
                    <Icon of={Trash2} />
                  </IconButton>
                </Acts>
                {problem !== undefined && (
                  <Problem id={problemId} variant="error">
                    {problem}
                  </Problem>
                )}
              </Row>
            );
          })}
        </PlainList>
        <Button
          variant="ghost"
          isDisabled={rows.length >= campusLimits.rows}
          onPress={() => {
            change({ rows: [...rows, nextRow(rows)] });
            focusRow(rows.length, 'input');
          }}
        >
          <Icon of={Plus} />
          {text.addRow}
        </Button>
        <Others
          label={text.otherBand}
          options={[{ value: '', label: text.noAccount }, ...bands]}
          value={otherBand ?? ''}
          onChange={(band) => change({ otherBand: band === '' ? null : (band as CampusBand) })}
        />
      </List>
    </FormSection>
  );
}

/** The departments of the college, and one that a row still names although it is gone. */
function departmentOptions(
  { departmentId }: CampusRow,
  departments: readonly DepartmentChoice[],
  text: { noneGiven: string; gone: (given: { id: number }) => string },
) {
  const isGone = departmentId !== null && !departments.some(({ id }) => id === departmentId);
  return [
    { value: 0, label: text.noneGiven },
    ...departments.map(({ id, name }) => ({ value: id, label: name })),
    ...(isGone ? [{ value: departmentId, label: text.gone({ id: departmentId }) }] : []),
  ];
}

const columns = 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) 96px';

const List = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};

  > :is(ul, ol, p) {
    inline-size: 100%;
  }
`;

const Heads = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${tokens.space[2]};
  inline-size: 100%;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${tokens.space[2]};
  padding-block-end: ${tokens.space[2]};
`;

const Acts = styled.div`
  display: flex;
`;

const Problem = styled(Note)`
  grid-column: 1 / -1;
`;

const Others = styled(Select)`
  inline-size: min(280px, 100%);
` as typeof Select;
