import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textFormatters } from '../text/text-formatters.ts';
import { dataFormatters } from './data-formatters.ts';

/** The 28 core formatters; three more exist in only one of the two public engines. */
const CORE_NAMES = [
  'apply',
  'count',
  'cycle',
  'encode-space',
  'encode-uri',
  'encode-uri-component',
  'format',
  'get',
  'html',
  'htmlattr',
  'htmltag',
  'iter',
  'json',
  'json-pretty',
  'key-by',
  'lookup',
  'mod',
  'output',
  'pluralize',
  'prop',
  'raw',
  'round',
  'safe',
  'slugify',
  'smartypants',
  'str',
  'truncate',
  'url-encode',
];

const CASES = new URL('../../fixtures/cases/formatters/', import.meta.url);

describe('the core formatters', () => {
  it('have the 28 specified names and three more (R-FMT-NAME-01)', () => {
    const names = [...textFormatters, ...dataFormatters].map((formatter) => formatter.name);
    expect(CORE_NAMES).toHaveLength(28);
    expect(names.toSorted()).toEqual([...CORE_NAMES, 'find-first', 'find-last', 'line-breaks'].toSorted());
  });

  it.each(CORE_NAMES)('%s has a case (R-FMT-NAME-01)', (name) => {
    expect(readdirSync(new URL(name, CASES)).length).toBeGreaterThan(0);
  });
});
