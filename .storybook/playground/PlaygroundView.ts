import { createElement as h, type ReactElement } from 'react';
import type { PlaygroundWords } from '../../docs/storybook/playground/messages';
import type { CallShown, Played, PlayedCall } from '../../docs/storybook/playground/playground';
import { CallEditor } from './CallEditor';

interface PlaygroundViewProps {
  text: PlaygroundWords;
  calls: readonly CallShown[];
  /** The last replies of the story's own source, by call. */
  replies: Readonly<Record<string, unknown>>;
  /** Undefined while the playground is off. */
  played: Played | undefined;
  onChange: (played: Played | undefined) => void;
}

/** The playground of the story shown: what its port replies, to be changed. */
export function PlaygroundView({ text, calls, replies, played, onChange }: PlaygroundViewProps): ReactElement {
  const toggle = h('button', { type: 'button', onClick: () => onChange(played ? undefined : {}) }, played ? text.stop : text.start);
  if (!played) return h('div', { style: { padding: 16 } }, h('p', null, text.intro), toggle);

  function changeCall(id: string, call: PlayedCall | undefined) {
    const { [id]: _, ...others } = played!;
    onChange(call ? { ...others, [id]: call } : others);
  }

  return h(
    'div',
    { style: { padding: 16 } },
    h('p', null, text.intro, ' ', toggle),
    calls.length === 0 && h('p', null, text.none),
    calls.map((call) =>
      h(CallEditor, {
        key: call.id,
        call,
        text,
        reply: replies[call.id],
        played: played[call.id] ?? {},
        onChange: (changed) => changeCall(call.id, changed),
      }),
    ),
  );
}
