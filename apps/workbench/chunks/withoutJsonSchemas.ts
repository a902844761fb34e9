import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
const processor = /^\s*inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);$/gm;
const importOfMethods = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*to-json-schema\.js";$/m;

/** The methods that a schema then has in their place. */
const refusals = `function createToJSONSchemaMethod() {
  throw new Error('the workbench is built without JSON schemas');
}
const createStandardJSONSchemaMethod = () => createToJSONSchemaMethod;`;

/** Leaves out what turns a schema of zod into a JSON schema: every page would load it, and the server alone uses it. */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    transform(code, id) {
      if (!schemas.test(id)) return undefined;
      const left = code.replace(processor, '').replace(importOfMethods, refusals);
      if (/processors\.\w+Processor\b/.test(left) || !left.includes(refusals)) {
        throw new Error(`${id} makes JSON schemas in another way than withoutJsonSchemas.ts knows`);
      }
      return { code: left, map: null };
    },
  };
}
