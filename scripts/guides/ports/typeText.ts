import type { Described } from './described';

/** A type in a cell of a table: names of shapes are links to their sections, objects without a name have rows of their own. */
export function typeText(type: Described, or = ' or '): string {
  switch (type.kind) {
    case 'text':
      return '`string`';
    case 'literal':
      return `\`${JSON.stringify(type.value)}\``;
    case 'none':
      return '`undefined`';
    case 'any':
      return '`unknown`';
    case 'list':
      return `${grouped(type.of, or)}\`[]\``;
    case 'tuple':
      return `\`[\`${type.of.map((one) => typeText(one, or)).join(', ')}\`]\``;
    case 'map':
      return `\`{ [key]: \`${typeText(type.of, or)}\` }\``;
    case 'choice':
      return type.of.map((one) => typeText(one, or)).join(or);
    case 'function':
      return '`function`';
    case 'host':
      return `\`${type.name}\``;
    case 'shape':
      return `[${type.name}](#${type.name.toLowerCase()})`;
    case 'object':
      return '`object`';
    default:
      return `\`${type.kind}\``;
  }
}

function grouped(type: Described, or: string) {
  return type.kind === 'choice' ? `(${typeText(type, or)})` : typeText(type, or);
}
