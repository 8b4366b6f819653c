import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

it('parses JSON and returns undefined for invalid JSON', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
  for (const text of ['', 'a', '{', 'undefined', '\ufeff{}', "{'a':1}"])
    expect(parseJson(text)).toBeUndefined();
});
