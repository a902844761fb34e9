import { relateValues, type Relate } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { RowSign } from '../../support/RowSign';
import { clipboardMessages } from './messages';

/** What a cell holds, as the preview shows it. */
export type ShownValue =
  | { kind: 'support'; relate: Relate }
  | { kind: 'list'; items: readonly { id: number; relate: 0 | 1; code: string; label: string }[] }
  | { kind: 'text'; text: string };

/** A cell's content on one or a few lines: a star, items with their stars, or words. */
export function CellValue({ value }: { value: ShownValue }) {
  const text = useMessages(clipboardMessages);
  const nothing = <Empty>{text.empty}</Empty>;
  const sign = (relate: 0 | 1) => {
    const of = relate === relateValues.strong ? 'strong' : 'weak';
    return <RowSign of={of} label={text[of]} />;
  };
  if (value.kind === 'support') return value.relate === relateValues.none ? nothing : sign(value.relate);
  if (value.kind === 'text') return value.text.trim() === '' ? nothing : <Words>{value.text}</Words>;
  if (value.items.length === 0) return nothing;
  return (
    <Items>
      {value.items.map(({ id, relate, code, label }) => (
        <Item key={id} title={label}>
          <Code>
            {sign(relate)} {/^\d/.test(code) ? text.point({ code }) : code}
          </Code>
          <Label>{label}</Label>
        </Item>
      ))}
    </Items>
  );
}

const Empty = styled.span`
  color: ${tokens.color.textMuted};
`;

const Code = styled.span`
  white-space: nowrap;
`;

const Label = styled.span`
  overflow: hidden;
  color: ${tokens.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Item = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  max-inline-size: min(100%, 24em);
`;

const Words = styled.span`
  white-space: pre-line;
`;

const Items = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
`;
