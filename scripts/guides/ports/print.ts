import { Code } from './code';

const widest = 110;

interface Style {
  name: (key: string) => string;
  text: (text: string) => string;
  code: (code: Code) => string;
}

const asJson: Style = { name: JSON.stringify, text: JSON.stringify, code: () => 'null' };
const quoted = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`);
const asScript: Style = { name: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)), text: quoted, code: ({ text }) => text };

/** A value as JSON: on one line where it is short. */
export function printJson(value: unknown): string {
  return print(value, '', asJson);
}

/** A value as an expression of JavaScript, its later lines below `indent`. */
export function printScript(value: unknown, indent = ''): string {
  return print(value, indent, asScript);
}

function print(value: unknown, indent: string, style: Style): string {
  if (value instanceof Code) return style.code(value);
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? (style === asScript ? 'undefined' : 'null');
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : ['{', '}'];
  const parts = (inner: string) =>
    isList
      ? value.map((one) => print(one, inner, style))
      : Object.entries(value)
          .filter(([, held]) => held !== undefined)
          .map(([key, held]) => `${style.name(key)}: ${print(held, inner, style)}`);
  const flat = parts(indent);
  if (flat.length === 0) return `${open}${close}`;
  const line = isList ? `[${flat.join(', ')}]` : `{ ${flat.join(', ')} }`;
  if (line.length + indent.length <= widest && !line.includes('\n')) return line;
  const inner = `${indent}  `;
  return `${open}\n${parts(inner)
    .map((part) => `${inner}${part}`)
    .join(',\n')}\n${indent}${close}`;
}
