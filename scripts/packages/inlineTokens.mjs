/** Writes design tokens into the styles that use them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { cache } from '../paths.mjs';
import { folderOf } from './entries.mjs';

/** The values of the tokens, each a `var(--cw-…, fallback)`, from their source. */
export async function readTokens() {
  const bundle = await rolldown({ input: join(folderOf('ui'), 'src/theme/tokens.ts'), external: ['styled-components'] });
  const file = join(cache, 'packages', `tokens-${process.pid}.mjs`);
  mkdirSync(join(cache, 'packages'), { recursive: true });
  await bundle.write({ file, format: 'es' });
  await bundle.close();
  return (await import(pathToFileURL(file).href)).tokens;
}

/** Replaces `${tokens.color.text}` in the templates of a file by the value: whoever takes one component does not carry all tokens along. */
export function inlineTokens(program, text, code, tokens) {
  const local = localName(program);
  if (local) visit(program, (node) => node.type === 'TemplateLiteral' && node.expressions.forEach(inline));

  function inline(expression) {
    const value = valueOf(expression);
    const [start, end] = [expression.start - 2, expression.end + 1];
    if (typeof value === 'string' && /^\$\{[^`]*\}$/.test(code.slice(start, end))) text.overwrite(start, end, value);
  }

  function valueOf({ type, name, object, property, computed }) {
    if (type === 'Identifier') return name === local ? tokens : undefined;
    if (type !== 'MemberExpression') return undefined;
    if (computed && property.type !== 'Literal') return undefined;
    return valueOf(object)?.[computed ? property.value : property.name];
  }
}

function localName({ body }) {
  const imports = body.filter(
    ({ type, source }) => type === 'ImportDeclaration' && /(^|\/)(tokens\.js|@college\/ui\/theme|@college\/ui)$/.test(source.value),
  );
  return imports.flatMap(({ specifiers }) => specifiers).find(({ imported }) => imported?.name === 'tokens')?.local.name;
}

function visit(node, look) {
  if (Array.isArray(node)) return node.forEach((part) => visit(part, look));
  if (!node || typeof node.type !== 'string') return undefined;
  look(node);
  for (const part of Object.values(node)) if (part && typeof part === 'object') visit(part, look);
  return undefined;
}
