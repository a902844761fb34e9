import type { OptionItem } from '@college/curriculum-model';
import { controlEdge, controlFocus } from '@college/ui/Field';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { labelsOf } from '../../occupations/choices/choiceNodes';
import { collegeMajorEditorMessages } from './messages';

interface CoursesChoiceProps {
  'aria-label': string;
  /** What can be chosen; of a tree, every entry. */
  options: readonly OptionItem[];
  value: readonly number[];
  isReadOnly: boolean;
  errorMessage?: string;
  onChange: (courseIds: readonly number[]) => void;
}

/** Several courses of one row, ticked in a menu and named in its button. A stored one that is no longer offered stays until it is unticked. */
export function CoursesChoice({ options, value, isReadOnly, errorMessage, onChange, ...rest }: CoursesChoiceProps) {
  const text = useMessages(collegeMajorEditorMessages);
  const problemId = useId();
  const label = rest['aria-label'];
  const labels = useMemo(() => labelsOf(options), [options]);
  const offered = useMemo(() => {
    const lost = value.filter((id) => !labels.has(String(id))).map((id): [string, string] => [String(id), text.lost({ id })]);
    return [...labels, ...lost];
  }, [labels, value, text]);
  const names = value.map((id) => labels.get(String(id)) ?? text.lost({ id })).join(text.listComma);
  if (isReadOnly) return <TextField aria-label={label} isReadOnly value={names} />;

  return (
    <Column>
      <MenuTrigger>
        <Trigger
          aria-label={text.chosen({ label, names: names || text.choose })}
          aria-describedby={errorMessage ? problemId : undefined}
          data-empty={names === '' || undefined}
          data-invalid={errorMessage ? '' : undefined}
        >
          <span title={names}>{names || text.choose}</span>
          <Icon of={ChevronDown} />
        </Trigger>
        <Menu
          aria-label={label}
          selectionMode="multiple"
          selectedKeys={value.map(String)}
          onSelectionChange={(keys) => {
            if (keys === 'all') return;
            const chosen = new Set([...keys].map(Number));
            // In the order in which they are offered, whichever was ticked first.
            onChange(offered.map(([id]) => Number(id)).filter((id) => chosen.has(id)));
          }}
        >
          {offered.map(([id, name]) => (
            <MenuItem key={id} id={id} textValue={name}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {errorMessage && (
        <Problem id={problemId}>
          <Icon of={CircleAlert} size="small" />
          <span>{errorMessage}</span>
        </Problem>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  padding: 0 ${tokens.space[3]};
  font: inherit;
  text-align: start;
  cursor: default;
  outline: none;
  ${controlEdge}

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
    margin-inline-end: -4px;
    color: ${tokens.color.textMuted};
  }
  &[data-empty] > span {
    color: ${tokens.color.textPlaceholder};
  }
  &[data-focus-visible],
  &[aria-expanded='true'] {
    ${controlFocus}
  }
`;

const Problem = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    margin-block-start: 3px;
  }
`;
