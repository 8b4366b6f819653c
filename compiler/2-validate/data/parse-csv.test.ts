import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

it.each([
  ['semicolons', 'a;b\n1,5;2', [{ a: '1,5', b: '2' }]],
  ['tabs', 'a\tb\n1\t2', [{ a: '1', b: '2' }]],
  ['a separator in a quoted column name', '"a;b",c\n1,2', [{ 'a;b': '1', c: '2' }]],
  [
    'quotes, separators and line breaks in quotes',
    'a,b\n"1 ""x"", 2","3\n4"',
    [{ a: '1 "x", 2', b: '3\n4' }],
  ],
  [
    'Windows line breaks and empty lines',
    'a,b\r\n1,2\r\n\r\n3,4\r\n',
    [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ],
  ],
  ['a short row', 'a,b,c\n1,,', [{ a: '1', b: '', c: '' }]],
  ['a row of one field', 'a,b\n1', [{ a: '1', b: '' }]],
  ['no rows', 'a,b\n', []],
])('a table with %s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual({ rows, error: undefined });
});

it.each([
  ['', 'The file is empty'],
  ['a,,c\n', 'A column has no name'],
])('a table without columns is an error: %j', (text, message) => {
  expect(parseCsv(text).error?.message).toBe(message);
});
