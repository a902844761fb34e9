/** Says to bundlers which constants they may leave out. */
import MagicString from 'magic-string';

/**
 * Marks what a file makes at its top level by a call (schemas, styled parts, contexts) as free of side effects, which `sideEffects: false` promises
 * for the whole package: who takes a rule that stands beside a schema then pays for the rule, and not for zod. A call with calls among its arguments
 * only counts as a whole when it stands in a function of its own.
 */
export function pureConstants() {
  return {
    name: 'pure-constants',
    renderChunk(code, chunk, { format }) {
      if (format !== 'es') return null;
      const text = new MagicString(code);
      for (const statement of this.parse(code).body) {
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { init } of statement.declarations) {
          if (!init || !made.has(init.type)) continue;
          text.appendLeft(init.start, '/* @__PURE__ */ (() => ').appendRight(init.end, ')()');
        }
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

const made = new Set(['CallExpression', 'TaggedTemplateExpression']);

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
