import { createRequire } from 'node:module';
import type { ParsedYaml } from '../2-validate/data/parse-yaml.ts';

/** Parses YAML 1.2. The parser is loaded on the first call, because few sites have YAML. */
export function parseYaml(text: string): ParsedYaml {
  const { parseDocument } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  const document = parseDocument(text, { prettyErrors: false });
  const errors = document.errors.map(({ message, pos: [start, end] }) => ({ message, start, end }));
  if (errors.length > 0) return { value: undefined, errors };
  try {
    return { value: document.toJS(), errors: [] };
  } catch (error) {
    // Aliases that refer to aliases grow without limit.
    if (!(error instanceof ReferenceError)) throw error;
    return { value: undefined, errors: [{ message: error.message, start: 0, end: 0 }] };
  }
}
