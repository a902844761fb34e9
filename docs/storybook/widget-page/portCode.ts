import type { Port, PortMember } from './catalogue';

/** A port in plain JavaScript, to be copied: every call that a system has to provide, with what it gets, what it answers and which request ours sends. */
export function portCode({ name, prop, members }: Port): string {
  const required = members.filter(({ isOptional }) => !isOptional);
  const optional = members.filter(({ isOptional }) => isOptional).map((member) => member.name);
  const lines = [
    `/** Your ${name}. Failures reject with an Error whose message staff can read. */`,
    `const ${prop} = {`,
    ...required.flatMap((member) => memberLines(member)),
    ...(optional.length > 0 ? [`  // Optional: ${optional.join(', ')}.`] : []),
    '};',
  ];
  return lines.join('\n');
}

function memberLines({ name, signature, description, answers }: PortMember): string[] {
  const names = parametersOf(signature).map(({ parameter }) => parameter);
  const types = parametersOf(signature).map(({ parameter, type }) => `   * @param {${type}} ${parameter}`);
  const start = answers === 'promise' ? 'async ' : answers === 'stream' ? 'async *' : '';
  return [
    '  /**',
    `   * ${description.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')}`,
    ...types,
    '   */',
    `  ${start}${name}(${names.join(', ')}) {`,
    `    throw new Error('${name} is not there yet');`,
    '  },',
  ];
}

/** The parameters of a signature such as `load(id: number, options?: { … }): Promise<…>` or `load: (id: number) => …`. */
export function parametersOf(signature: string): { parameter: string; type: string }[] {
  const start = /^\w+\??:? ?(<[^(]*>)?\(/.exec(signature)?.[0].length;
  if (start === undefined) return [];
  return splitAtCommas(signature.slice(start)).map((text, index) => {
    const [, parameter, type] = /^(\w+)\??: ([\s\S]*)$/.exec(text) ?? [undefined, `given${index + 1}`, text.replace(/^\{[^}]*\}: /, '')];
    return { parameter: parameter!, type: type! };
  });
}

/** The parts before the closing bracket that belongs to what was opened. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === ')' && depth === 0) break;
    if ('([{<'.includes(letter)) depth += 1;
    // An arrow closes nothing.
    if (')]}>'.includes(letter) && text[index - 1] !== '=') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
