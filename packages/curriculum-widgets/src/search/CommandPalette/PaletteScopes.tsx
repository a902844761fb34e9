import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { commandPaletteMessages } from './messages';
import type { PaletteScope, PaletteSection } from './paletteEntries';

interface ShownScope {
  id: PaletteScope;
  count: number;
}

/** The scopes in which something was found, after all of them together. */
export function scopesIn(sections: readonly PaletteSection[]): ShownScope[] {
  const scopes = sections.flatMap(({ id, count = 0 }) =>
    id === 'here' || id === 'recent' || id === 'page' || id === 'do' || id === 'all' ? [] : [{ id, count }],
  );
  return [{ id: 'all', count: scopes.reduce((sum, { count }) => sum + count, 0) }, ...scopes];
}

interface PaletteScopesProps {
  scopes: readonly ShownScope[];
  value: PaletteScope;
  listId: string;
  onChange: (scope: PaletteScope) => void;
}

/** What is searched; Tab in the field goes from one to the next. */
export function PaletteScopes({ scopes, value, listId, onChange }: PaletteScopesProps) {
  const text = useMessages(commandPaletteMessages);
  return (
    <List role="tablist" aria-label={text.scopes} onMouseDown={(event) => event.preventDefault()}>
      {scopes.map(({ id, count }) => (
        <Scope
          key={id}
          role="tab"
          type="button"
          tabIndex={-1}
          ref={id === value ? intoView : undefined}
          aria-selected={id === value}
          aria-controls={listId}
          onClick={() => onChange(id)}
        >
          {text[id]} <span>{count}</span>
        </Scope>
      ))}
    </List>
  );
}

function intoView(scope: HTMLElement | null) {
  scope?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const List = styled.div`
  display: flex;
  flex: none;
  gap: ${tokens.space[5]};
  block-size: 36px;
  padding: 0 ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.border};
  overflow: auto hidden;
  scrollbar-width: none;
`;

const Scope = styled.button`
  flex: none;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;

  &[aria-selected='true'] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    box-shadow: inset 0 -2px 0 ${tokens.color.text};
  }
`;
