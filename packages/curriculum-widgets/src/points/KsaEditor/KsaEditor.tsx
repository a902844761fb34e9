import { ksaCode, ksaLetters, linkKsa, moveKsa, removeKsa, repeatedKsa, restoreKsa, type PointList } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { activeElement } from '@college/ui/shadow';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { useRemoval } from '../../matrices/DeleteBreaks';
import { inReadersLanguage } from '../rows/inReadersLanguage';
import { rowSelector, useFocusRequest } from '../rows/useFocusRequest';
import { confirmKsaDraft, settleKsaDraft, type KsaDraft } from './ksaDraft';
import { KsaGroup } from './KsaGroup';
import { ksaEditorMessages } from './messages';
import { SupportedPoints } from './SupportedPoints';

export interface KsaEditorProps {
  /** The points and the KSA items; a save of the list is the caller's. */
  list: PointList;
  /** Takes the change that was made; apply it to the newest list. */
  onChange: (change: (list: PointList) => PointList) => void;
  /** Text being written; leave out to let the editor keep it. */
  draft?: KsaDraft | null;
  /** Called with the text that is being edited; null when there is none. */
  onDraftChange?: (draft: KsaDraft | null) => void;
  /** Whether the items can only be read. @default false */
  isReadOnly?: boolean;
}

/** The KSA items of a course by letter, numbered without gaps, and the points that each supports. */
export function KsaEditor({ list, onChange, draft: given, onDraftChange, isReadOnly = false }: KsaEditorProps) {
  const text = useMessages(ksaEditorMessages);
  const carryOut = useRemoval();
  const language = useLanguage();
  const [own, setOwn] = useState<KsaDraft | null>(null);
  const draft = given === undefined ? own : given;
  const { rootRef, requestFocus } = useFocusRequest<HTMLDivElement>();
  const { say, speech } = useSpeech();
  const linkRef = useRef<HTMLButtonElement>(null);
  const [linking, setLinking] = useState<string | null>(null);
  const repeated = useMemo(() => repeatedKsa(list.ksa), [list.ksa]);
  // Only the item in edit shows the Chinese record that is written.
  const shown = useMemo(() => inReadersLanguage(list.ksa, list.loaded.ksa, language), [list.ksa, list.loaded.ksa, language]);
  const codeOf = (key: string, of = list) => ksaCode(of.ksa.find((row) => row.key === key) ?? { title: 'K', level: 0 });

  function setDraft(next: KsaDraft | null) {
    setOwn(next);
    onDraftChange?.(next);
  }

  /** Opening another text confirms the open one, or keeps it open with its error. */
  function open(next: KsaDraft) {
    const settled = settleKsaDraft(list, draft);
    if (settled.list !== list) onChange((newest) => settleKsaDraft(newest, draft).list);
    setDraft(settled.draft ?? next);
    if (settled.draft) requestFocus('[aria-invalid="true"]');
  }

  function confirm() {
    if (!draft) return;
    const settled = confirmKsaDraft(list, draft);
    if (settled.list !== list) onChange((newest) => confirmKsaDraft(newest, draft).list);
    if (settled.draft) {
      setDraft(settled.draft);
      requestFocus('[aria-invalid="true"]');
    } else if (draft.key !== null) {
      setDraft(null);
      requestFocus(rowSelector(draft.key));
    } else {
      const before = new Set(list.ksa.map(({ key }) => key));
      const codes = settled.list.ksa.filter(({ key }) => !before.has(key)).map(ksaCode);
      say(text.added({ codes: codes.join(' ') }));
      // The next item is written in the same place.
      setDraft({ ...draft, text: '', isTried: false });
      requestFocus('[data-adder] textarea');
    }
  }

  function cancel() {
    setDraft(null);
    if (draft) requestFocus(draft.key === null ? `[data-add="${draft.letter}"]` : rowSelector(draft.key));
  }

  function move(key: string, by: -1 | 1) {
    const row = list.ksa.find((one) => one.key === key);
    if (!row) return;
    const level = row.level + by;
    const moved = moveKsa(list, key, level);
    if (moved.ksa.every((one, index) => one.key === list.ksa[index]?.key)) return;
    onChange((newest) => moveKsa(newest, key, level));
    say(text.movedTo({ code: codeOf(key, moved) }));
    const button = activeElement()?.getAttribute('data-move');
    requestFocus(...(button ? [`${rowSelector(key)} [data-move="${button}"]:not(:disabled)`] : []), rowSelector(key));
  }

  function remove(key: string) {
    const row = list.ksa.find((one) => one.key === key);
    if (!row) return;
    const peers = list.ksa.filter(({ title }) => title === row.title);
    const next = peers[peers.indexOf(row) + 1] ?? peers[peers.indexOf(row) - 1];
    const { imports } = list;
    const points = list.rows.filter(({ ksaKeys }) => ksaKeys.includes(key)).map((point) => point.key);
    carryOut(row.id > 0 ? [{ kind: 'ksa', id: row.id }] : [], () => {
      onChange((newest) => removeKsa(newest, [key]));
      if (draft?.key === key) setDraft(null);
      requestFocus(...(next ? [rowSelector(next.key)] : []), `[data-add="${row.title}"]`);
      return {
        message: text.removed({ code: ksaCode(row) }),
        description: text.removedHint,
        action: { label: text.undo, onAction: () => onChange((newest) => restoreKsa(newest, row, points, imports)) },
      };
    });
  }

  return (
    <Root ref={rootRef} data-scroller="">
      {ksaLetters.map((letter) => (
        <KsaGroup
          key={letter}
          letter={letter}
          list={list}
          rows={shown.filter(({ title }) => title === letter)}
          repeated={repeated}
          draft={draft?.letter === letter ? draft : null}
          isReadOnly={isReadOnly}
          onOpen={(key) => open({ letter, key, text: list.ksa.find((row) => row.key === key)?.description ?? '', isTried: false })}
          onType={(typed) => draft && setDraft({ ...draft, text: typed })}
          onConfirm={confirm}
          onCancel={cancel}
          onMove={move}
          onRemove={remove}
          onLink={(key, button) => {
            linkRef.current = button;
            setLinking(key);
          }}
        />
      ))}
      {linking !== null && (
        <SupportedPoints
          triggerRef={linkRef}
          label={text.choose({ code: codeOf(linking) })}
          points={inReadersLanguage(list.rows, list.loaded.points, language)}
          selected={list.rows.filter(({ ksaKeys }) => ksaKeys.includes(linking)).map(({ key }) => key)}
          onSelect={(keys) => onChange((newest) => linkKsa(newest, linking, keys))}
          onClose={() => setLinking(null)}
        />
      )}
      {speech}
    </Root>
  );
}

/** Announcements for screen readers, and their live region. */
function useSpeech() {
  const [words, setWords] = useState('');
  return { say: setWords, speech: <VisuallyHidden role="status">{words}</VisuallyHidden> };
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
  block-size: 100%;
  margin-inline: calc(-1 * ${tokens.space[1]});
  padding: ${tokens.space[1]};
  overflow: auto;
  scrollbar-width: thin;
`;
