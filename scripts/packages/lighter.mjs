/** Makes what a file builds at its top level cheap for bundlers: what nobody uses can go, and styles come without their indentation. */
import MagicString from 'magic-string';
import { inlineTokens } from './inlineTokens.mjs';

/**
 * Marks what a file makes at its top level by a call or a spread (schemas, styled parts, palettes) as free of side effects, which
 * `sideEffects: false` promises for the whole package: importing a rule from a file with a schema then costs the rule, and not zod. A call with calls among
 * its arguments is only dropped as a whole when it is wrapped in a function.
 */
export function pureConstants(tokens) {
  return {
    name: 'pure-constants',
    renderChunk(code, _chunk, { format }) {
      if (format !== 'es') return null;
      const text = new MagicString(code);
      const program = this.parse(code);
      inlineTokens(program, text, code, tokens);
      for (const statement of program.body) {
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { init } of statement.declarations) {
          if (!init || !isMade(init)) continue;
          if (init.type === 'TaggedTemplateExpression') shorten(init.quasi, text, code);
          text.appendLeft(init.start, '/* @__PURE__ */ (() => (').appendRight(init.end, '))()');
        }
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

function isMade({ type, properties = [] }) {
  if (type === 'ObjectExpression') return properties.some((property) => property.type === 'SpreadElement');
  return type === 'CallExpression' || type === 'TaggedTemplateExpression';
}

/** Comments, and line breaks after the end of a rule or declaration, carry no meaning in a style. */
function shorten({ quasis }, text, code) {
  for (const { start, end } of quasis) {
    const written = code.slice(start, end);
    const short = written
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/([;{}`])\s*\n\s*/g, '$1')
      .replace(/\s*\n\s*/g, '\n');
    if (short !== written) text.overwrite(start, end, short);
  }
}

/**
 * Imports in the form that costs least: zod as a namespace (its export `z` is one object with every language and format inside), and none at all
 * where only a type was used.
 */
export function lightImports() {
  return {
    name: 'light-imports',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code
          .replace(/^(import "\.[^"]*"|require\("\.[^"]*"\));$/gm, '')
          .replace(/^import \{ z \} from "zod";$/m, 'import * as z from "zod";');
      }
    },
  };
}
