import type { DescribedPort, PortCall } from './described';
import type { createExamples } from './example';
import { printScript } from './print';
import { callsOf, plainSentence } from './sentences';

/** A whole port in plain JavaScript that answers the sample programme: a widget draws itself with it at once, and call by call it is replaced by one's own requests. */
export function completePort(port: DescribedPort, examples: ReturnType<typeof createExamples>): string {
  const prop = port.users[0]!.prop;
  const optional = port.members.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  return [
    ...(port.entry ? [`/** @type {import('${port.entry}').${port.name}} */`] : []),
    `const ${prop} = {`,
    port.members.map((member) => memberCode(member, examples)).join('\n\n'),
    '};',
    ...(optional.length > 0 ? [`// May be left out: ${optional.join(', ')}.`] : []),
  ].join('\n');
}

function memberCode(member: PortCall, examples: ReturnType<typeof createExamples>): string {
  const { name, description, answers, parameters = [], answer, value } = member;
  const [call] = callsOf(description);
  const comment = `  // ${plainSentence(description) || name}${call ? ` Ours: ${call.method} ${call.path}` : ''}`;
  if (value) return `${comment}\n  ${name}: ${printScript(examples.exampleOf(value, name), '  ')},`;
  const start = answers === 'promise' ? 'async ' : answers === 'stream' ? 'async *' : '';
  const answered = answer && examples.exampleOf(answer, name);
  const word = answers === 'stream' ? 'yield' : 'return';
  return [
    comment,
    `  ${start}${name}(${parameters.map((parameter) => parameter.name).join(', ')}) {`,
    ...(answered === undefined ? [] : [`    ${word} ${printScript(answered, '    ')};`]),
    '  },',
  ].join('\n');
}
