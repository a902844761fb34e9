// No JSX: the manager's builder knows no automatic runtime.
import { createElement as h, useState, type ChangeEvent } from 'react';
import type { PlaygroundWords } from '../../docs/storybook/playground/messages';
import { editsBetween, withEdits, type CallShown, type PlayedCall } from '../../docs/storybook/playground/playground';

interface CallEditorProps {
  call: CallShown;
  text: PlaygroundWords;
  /** What the story's own source replied last; undefined while it was not called. */
  reply: unknown;
  played: PlayedCall;
  /** Undefined puts the call back. */
  onChange: (played: PlayedCall | undefined) => void;
}

const delays = [0, 500, 2000, 10_000];
type Choice = ChangeEvent<HTMLSelectElement>;

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One call of the port: its reply, its delay and its failure. */
export function CallEditor({ call: { id, signature, description, answers }, text, reply, played, onChange }: CallEditorProps) {
  const shown = reply === undefined ? '' : JSON.stringify(withEdits(reply, played.edits), null, 2);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);

  function handleApply() {
    const next = parsed(typed ?? shown);
    const isRight = answers === 'stream' ? Array.isArray(next) : next !== undefined;
    setWrong(!isRight);
    if (!isRight) return;
    setTyped(undefined);
    onChange({ ...played, edits: editsBetween(reply, next) });
  }

  const delay = h(
    'select',
    {
      'aria-label': text.delay(id),
      value: played.delay ?? 0,
      onChange: ({ target }: Choice) => onChange({ ...played, delay: Number(target.value) }),
    },
    delays.map((value, index) => h('option', { key: value, value }, text.delays[index])),
  );
  const fault = h(
    'select',
    {
      'aria-label': text.fault(id),
      value: played.fault ?? 'none',
      onChange({ target }: Choice) {
        const { fault: _, ...rest } = played;
        onChange(target.value === 'none' ? rest : { ...rest, fault: target.value as NonNullable<PlayedCall['fault']> });
      },
    },
    Object.entries(text.faults).map(([value, words]) => h('option', { key: value, value }, words)),
  );
  const area = h('textarea', {
    'aria-label': answers === 'stream' ? text.parts(id) : text.reply(id),
    'aria-invalid': isWrong,
    rows: Math.min(16, shown.split('\n').length + 1),
    spellCheck: false,
    style: { display: 'block', inlineSize: '100%', boxSizing: 'border-box', fontFamily: 'monospace', fontSize: 12 },
    value: typed ?? shown,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setTyped(target.value),
  });

  return h(
    'details',
    { open: reply !== undefined || Object.keys(played).length > 0, style: { marginBlockEnd: 12 } },
    h('summary', null, h('code', null, signature)),
    h('p', { style: { marginBlock: 4 } }, description),
    h('p', { style: { display: 'flex', gap: 8, marginBlock: 4 } }, delay, fault),
    answers === 'stream' && h('p', { style: { marginBlock: 4 } }, text.partsHint),
    reply === undefined ? h('p', null, text.notCalled) : area,
    isWrong && h('p', { role: 'alert' }, answers === 'stream' ? text.wrongParts : text.wrong),
    reply !== undefined && h('button', { type: 'button', onClick: handleApply }, text.apply(id)),
    ' ',
    h(
      'button',
      {
        type: 'button',
        onClick() {
          setTyped(undefined);
          setWrong(false);
          onChange(undefined);
        },
      },
      text.reset(id),
    ),
  );
}
