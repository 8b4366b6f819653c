import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

function issues(text: string): readonly string[] {
  const { diagnostics } = parseJson({ path: 'a.json', file: 'a.json', text });
  return diagnostics.map(
    ({ message, location }) => `${location?.start.line}:${location?.start.column} ${message}`,
  );
}

describe('a document that is no JSON', () => {
  it.each([
    ['{\n  "a": 1,\n}', '2:9 Remove this trailing comma'],
    ['{ "a": [1, 2, ] }', '1:13 Remove this trailing comma'],
    ['{\n  "a": "b"\n  "c": 1\n}', '2:10 A comma is missing after this'],
    ['', '1:1 The file is empty'],
    [' \n\t', '1:1 The file is empty'],
    ['{ "a": \'b\' }', '1:8 This is not a JSON value; strings need double quotes'],
    ['{ "a": 1', '1:9 A closing brace is expected here'],
  ])('%j is reported at the error, once', (text, expected) => {
    expect(issues(text)).toEqual([expected]);
  });

  it('reports at most three syntax errors', () => {
    expect(issues('{ "a" 1, "b" 2, "c" 3, "d" 4, "e" 5 }').length).toBe(3);
  });
});
