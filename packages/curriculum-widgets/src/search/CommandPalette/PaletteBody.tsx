import { loadInitials, type BeginsWith, type FindableKind, type FoundGroup, type FoundRecord } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { ScrollArea } from '@college/ui/ScrollArea';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { commandPaletteMessages } from './messages';
import type { PaletteAct, PaletteRecent, PaletteRow, PaletteScope, PaletteShortcut } from './paletteEntries';
import { PaletteFoot } from './PaletteFoot';
import { PaletteList } from './PaletteList';
import { newSections } from './newSections';
import { createMemory, firstHit, sectionsOf } from './paletteSections';
import { PaletteScopes, scopesIn } from './PaletteScopes';
import { ShortcutList } from './ShortcutList';
import { startSections } from './startSections';
import type { Served } from './useServedRecords';

interface PaletteBodyProps {
  memory: readonly FoundGroup[];
  served: Served;
  acts: readonly PaletteAct[];
  recents?: readonly PaletteRecent[] | undefined;
  uses?: Readonly<Record<string, number>> | undefined;
  shortcuts?: readonly PaletteShortcut[] | undefined;
  defaultKeyword?: string | undefined;
  hrefOf: (record: FoundRecord, kind: FindableKind) => string | undefined;
  actsOf?: ((record: FoundRecord, kind: FindableKind) => readonly PaletteAct[]) | undefined;
  actsForNew?: ((name: string, major: FoundRecord) => readonly PaletteAct[]) | undefined;
  onOpen: (href: string) => void;
  onAct?: ((id: string) => void) | undefined;
  onUse?: ((key: string) => void) | undefined;
  onSearch: (keyword: string) => void;
  onClose: () => void;
}

const noUses: Readonly<Record<string, number>> = {};
const noActs = () => [];

/** Field, scopes, lines and keys of the open palette. */
export function PaletteBody({
  memory: groups,
  served,
  onSearch,
  onClose,
  acts,
  uses = noUses,
  actsOf = noActs,
  actsForNew = noActs,
  ...rest
}: PaletteBodyProps) {
  const text = useMessages(commandPaletteMessages);
  const listId = useId();
  const [value, setValue] = useState(rest.defaultKeyword ?? '');
  const [keyword, setKeyword] = useState(value);
  const [scope, setScope] = useState<PaletteScope>('all');
  const [chosenKey, setChosenKey] = useState<string>();
  const beginsWith = useInitials();
  const memory = useMemo(() => createMemory(groups, acts), [groups, acts]);
  const isStart = keyword.trim() === '';
  const areShortcuts = keyword.trim() === '?';

  const request = { keyword, memory, beginsWith, served, uses, actsOf };
  const found = isStart || areShortcuts ? [] : sectionsOf({ ...request, scope: 'all' });
  const scopes = scopesIn(found);
  const shownScope = scopes.some(({ id }) => id === scope) ? scope : 'all';
  const narrowed = shownScope === 'all' ? found : sectionsOf({ ...request, scope: shownScope });
  const isKnown = !served.isWaiting && !served.isGivenUp && !served.failure;
  const isNothing = !isStart && !areShortcuts && found.length === 0 && isKnown;
  const offers = isNothing ? newSections(keyword, { memory, uses }, actsForNew) : [];
  const sections = isStart ? startSections(acts, rest.recents ?? [], uses) : isNothing ? offers : narrowed;
  const rows = areShortcuts ? [] : sections.flatMap((section) => section.rows);
  const active = rows.find(({ key }) => key === chosenKey) ?? (isNothing ? undefined : firstHit(rows, keyword, beginsWith));

  function handleKeyword(next: string) {
    setKeyword(next);
    setChosenKey(undefined);
    if (next.trim() === '') setScope('all');
    onSearch(next);
  }

  function hrefOf(row: PaletteRow): string | undefined {
    if (row.type === 'record') return rest.hrefOf(row.record, row.kind);
    return row.type === 'act' ? row.act.href : row.recent.href;
  }

  function choose(row: PaletteRow) {
    rest.onUse?.(row.key);
    const href = hrefOf(row);
    onClose();
    if (href !== undefined) rest.onOpen(href);
    else if (row.type === 'act') rest.onAct?.(row.act.id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isInComposition(event)) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const isFind = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (isArrow && rows.length > 0) {
      const isDown = event.key === 'ArrowDown';
      const from = active ? rows.indexOf(active) : isDown ? -1 : 0;
      setChosenKey(rows[(from + (isDown ? 1 : -1) + rows.length) % rows.length]?.key);
    } else if (event.key === 'Enter' && active) {
      const href = hrefOf(active);
      if ((event.ctrlKey || event.metaKey) && href !== undefined) window.open(href, '_blank', 'noopener');
      else choose(active);
    } else if (event.key === 'Tab' && scopes.length > 1) {
      const at = scopes.findIndex(({ id }) => id === shownScope) + (event.shiftKey ? -1 : 1);
      setScope(scopes[(at + scopes.length) % scopes.length]!.id);
      setChosenKey(undefined);
    } else if (event.key === 'Escape' && value !== '') {
      setValue('');
      handleKeyword('');
    } else if (isFind) event.currentTarget.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const count = scopes.find(({ id }) => id === shownScope)?.count ?? 0;
  return (
    <>
      <Query>
        <Icon of={Search} />
        <Field
          autoFocus
          role="combobox"
          aria-label={text.name}
          aria-expanded={rows.length > 0}
          aria-controls={areShortcuts ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${active.key}`}
          placeholder={text.placeholder}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            // Unfinished text of an input method is no keyword.
            if (!isInComposition(event)) handleKeyword(event.currentTarget.value);
          }}
          onCompositionEnd={(event) => handleKeyword(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        <Kbd aria-hidden>Esc</Kbd>
      </Query>
      {!isStart && !areShortcuts && <PaletteScopes scopes={scopes} value={shownScope} listId={listId} onChange={setScope} />}
      {/* A press must not take the focus out of the field. */}
      <Lines data-start={isStart || areShortcuts || undefined} onMouseDown={(event) => event.preventDefault()}>
        {areShortcuts ? (
          <ShortcutList shortcuts={rest.shortcuts ?? []} />
        ) : (
          <PaletteList
            listId={listId}
            sections={sections}
            keyword={keyword}
            activeKey={active?.key}
            isWaiting={served.isWaiting}
            failure={served.failure}
            hasMemory={groups.length > 0}
            isNothing={isNothing}
            hrefOf={hrefOf}
            onChoose={choose}
          />
        )}
      </Lines>
      <VisuallyHidden role="status">{!isStart && !served.isWaiting && count > 0 && text.found({ count })}</VisuallyHidden>
      <PaletteFoot />
    </>
  );
}

/** The readings of Chinese characters, which come apart from the rest. */
function useInitials(): BeginsWith | undefined {
  const [beginsWith, setBeginsWith] = useState<BeginsWith>();
  useEffect(() => {
    let isGone = false;
    loadInitials().then(
      (come) => isGone || setBeginsWith(() => come),
      // Without them everything else is still found.
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return beginsWith;
}

const Query = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: 56px;
  padding: 0 ${tokens.space[4]} 0 ${tokens.space[5]};
`;

const Field = styled.input`
  flex: 1;
  min-inline-size: 0;
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.section} ${tokens.font.family};
  outline: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
`;

const Lines = styled(ScrollArea)`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${tokens.space[1]} ${tokens.space[2]} ${tokens.space[2]};
  overflow-y: auto;

  &[data-start] {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;
