import { readFileSync } from 'node:fs';

const CONVERTERS = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const EXPORT = /^export (?:const|function) (\w+)/gm;

/**
 * Returns a plugin that leaves out how zod writes JSON schemas: 5 kB of the dashboard, which only validates. All schemas refer to
 * these functions, so they cannot be found to be unused.
 */
export function withoutJsonSchemas() {
  return {
    name: 'without-json-schemas',
    /** @param {string} id */
    load(id) {
      if (!CONVERTERS.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORT)].map(([, name]) => name);
      return `function missing() { throw new Error('JSON schemas are not in this bundle'); }
export { ${names.map((name) => `missing as ${name}`).join(', ')} };`;
    },
  };
}
