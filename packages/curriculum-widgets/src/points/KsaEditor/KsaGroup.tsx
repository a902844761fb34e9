import { ksaCode, type KsaLetter, type KsaRow, type PointList } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { RowGrid } from '../rows/rowParts';
import { useRowKeys } from '../rows/useRowKeys';
import { KsaAdder } from './KsaAdder';
import type { KsaDraft } from './ksaDraft';
import { KsaEditRow } from './KsaEditRow';
import { KsaItemRow } from './KsaItemRow';
import { ksaEditorMessages } from './messages';
import { PartTitle } from '../../support/textParts';

interface KsaGroupProps {
  letter: KsaLetter;
  list: PointList;
  rows: readonly KsaRow[];
  repeated: ReadonlyMap<string, string>;
  /** Text being written in this group. */
  draft: KsaDraft | null;
  isReadOnly: boolean;
  /** Opens the text of the item with this key, or of new ones. */
  onOpen: (key: string | null) => void;
  onType: (text: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
  onLink: (key: string, button: HTMLButtonElement) => void;
}

/** The items of one letter, with the way to add more. */
export function KsaGroup(props: KsaGroupProps) {
  const { letter, list, rows, repeated, draft, isReadOnly, onOpen, onType, onConfirm, onCancel, onMove, onRemove, onLink } = props;
  const text = useMessages(ksaEditorMessages);
  const headingId = useId();
  const grid = useRowKeys(isReadOnly ? {} : { onEnter: onOpen, onRemove: (key) => onRemove(key), onMove });
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <PartTitle id={headingId}>{text[letter]}</PartTitle>
        <Count>{rows.length}</Count>
        {!isReadOnly && (
          <Button variant="link" size="small" data-add={letter} onPress={() => onOpen(null)}>
            <Icon of={Plus} />
            {text.add({ letter })}
          </Button>
        )}
      </Head>
      {rows.length === 0 ? (
        <None>{text.none({ group: text[letter] })}</None>
      ) : (
        <List role="grid" aria-labelledby={headingId} data-readonly={isReadOnly || undefined} {...grid}>
          {rows.map((row) =>
            draft?.key === row.key ? (
              <KsaEditRow key={row.key} list={list} row={row} draft={draft} onType={onType} onConfirm={onConfirm} onCancel={onCancel} />
            ) : (
              <KsaItemRow
                key={row.key}
                row={row}
                isLast={row.level === rows.length}
                sameAs={repeated.get(row.key)}
                numbers={list.rows.flatMap(({ ksaKeys }, index) => (ksaKeys.includes(row.key) ? [index + 1] : []))}
                isReadOnly={isReadOnly}
                onOpen={() => onOpen(row.key)}
                onMove={(by) => onMove(row.key, by)}
                onRemove={() => onRemove(row.key)}
                onLink={(button) => onLink(row.key, button)}
              />
            ),
          )}
        </List>
      )}
      {draft?.key === null && (
        <KsaAdder
          label={text.newItems({ group: text[letter] })}
          list={list}
          draft={draft}
          nextCode={ksaCode({ title: letter, level: rows.length + 1 })}
          onType={onType}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-block-end: ${tokens.space[1]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;

  &&:last-child {
    margin-inline-start: 0;
  }
`;

const None = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.density.cellX};
  border-block-start: 1px solid ${tokens.color.rule};
  color: ${tokens.color.textMuted};
`;

const List = styled(RowGrid)`
  --tracks: 56px minmax(0, 1fr) 200px 120px;

  &[data-readonly] {
    --tracks: 56px minmax(0, 1fr) 200px;
  }
`;
