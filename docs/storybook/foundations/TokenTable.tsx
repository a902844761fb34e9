import { tokens } from '@college/ui/theme';
import type { CSSProperties } from 'react';
import { useBookLanguage } from '../InLanguage';
import { tableHeads } from './heads';

type Group = 'type' | 'space' | 'radius' | 'size' | 'motion' | 'z';

const samples: Partial<Record<Group, (value: string) => CSSProperties>> = {
  type: (value) => ({ font: `${value} ${tokens.font.family}` }),
  space: (value) => ({ inlineSize: value, blockSize: 12, background: tokens.color.accentFill }),
  radius: (value) => ({ inlineSize: 48, blockSize: 32, border: `1px solid ${tokens.color.text}`, borderRadius: value }),
};

/** A group of tokens with their values, as the code has them. */
export function TokenTable({ group }: { group: Group }) {
  const heads = tableHeads[useBookLanguage()];
  const sample = samples[group];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads.token}</th>
          <th scope="col">{heads.value}</th>
          {sample && <th scope="col">{heads.look}</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries<string>(tokens[group]).map(([name, reference]) => (
          <tr key={name}>
            <th scope="row">
              <code>{`tokens.${group}.${name}`}</code>
            </th>
            <td>{valueOf(reference)}</td>
            {sample && (
              <td>
                <div style={sample(valueOf(reference))}>{group === 'type' && '软件工程 Software engineering 64（48/16）'}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each token is `var(--name, value)`. */
function valueOf(reference: string) {
  return reference.slice(reference.indexOf(',') + 1, -1).trim();
}
