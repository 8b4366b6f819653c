// zod can write its schemas as JSON Schema and read them back, and its one namespace holds on to all that does so. The
// dashboard never asks for it.

/** What other modules of zod import by name. */
const NAMES = {
  'core/to-json-schema': ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod'],
  'core/json-schema-processors': ['toJSONSchema'],
  'core/json-schema-generator': ['JSONSchemaGenerator'],
  'classic/from-json-schema': ['fromJSONSchema'],
};

/** A plugin of esbuild that leaves JSON Schema out; whoever calls it is told so. */
export const zodWithoutSchemas = {
  name: 'zod-without-schemas',
  setup({ onLoad }) {
    const files = /[\\/]zod[\\/]v4[\\/]((?:core|classic)[\\/](?:to|from)?-?json-schema(?:-\w+)?)\.js$/;
    onLoad({ filter: files }, ({ path }) => {
      const names = NAMES[files.exec(path)[1].replaceAll('\\', '/')];
      if (names === undefined) return undefined;
      // A schema asks for its methods before anybody calls them.
      const lines = names.map((name) =>
        name.startsWith('create')
          ? `export const ${name} = () => leftOut;`
          : `export const ${name} = leftOut;`,
      );
      // The others are looked up in a namespace, so that none of them has to be there: that needs a module of CommonJS.
      return names[0] === 'toJSONSchema'
        ? { contents: `exports.toJSONSchema = function () { ${THROWS} };` }
        : { contents: [`function leftOut() { ${THROWS} }`, ...lines].join('\n') };
    });
  },
};

const THROWS = `throw new Error('JSON Schema is not part of this program');`;
