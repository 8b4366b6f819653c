// Hebrew. cspell:ignore שלום
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import { drawCard } from './images/draw-card.ts';
import { localeLanguages } from './locales.ts';
import { parseYaml } from './parse-yaml.ts';
import { removeStaleFiles } from './stale-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('files that a process left', () => {
  const DRAFT = /^(\d+)\.draft$/;
  /** No process has this id. */
  const GONE = 2 ** 30;

  it('are removed when it has ended, or after an hour', () => {
    const names = [`${GONE}.draft`, `${process.pid}.draft`, '1.draft', 'other.txt'];
    for (const name of names) writeFileSync(join(folder, name), '');
    removeStaleFiles(folder, DRAFT);
    expect(names.map((name) => existsSync(join(folder, name)))).toEqual([false, true, true, true]);
    const longAgo = Date.now() / 1000 - 3700;
    utimesSync(join(folder, `${process.pid}.draft`), longAgo, longAgo);
    removeStaleFiles(folder, DRAFT);
    expect(existsSync(join(folder, `${process.pid}.draft`))).toBe(false);
  });

  it('are no links', () => {
    symlinkSync(folder, join(folder, `${GONE}.draft`));
    removeStaleFiles(folder, DRAFT);
    expect(createDiskFiles(folder).links?.()).toEqual([`${GONE}.draft`]);
  });
});

describe('files on disk', () => {
  it('are those outside of packages', () => {
    mkdirSync(join(folder, 'node_modules/x'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/x/a.json'), '');
    writeFileSync(join(folder, 'b.json'), '');
    expect(createDiskFiles(folder).list()).toEqual([{ path: 'b.json', size: 0 }]);
    expect(createDiskFiles(folder).folders()).toEqual([]);
  });

  it('are none where there is a file instead of the folder', () => {
    writeFileSync(join(folder, 'a'), '');
    expect(createDiskFiles(join(folder, 'a')).list()).toEqual([]);
  });

  it.each([
    ['/a/b', '/a/b/c.txt', 'c.txt'],
    ['/a/b/d', '/a/b/c.txt', '../c.txt'],
    ['/a/b/d/e', '/a/b/c.txt', '../../c.txt'],
    ['/a/b/d/e/f', '/a/b/c.txt', '/a/b/c.txt'],
  ])('have short names: in %s, %s is %s', (cwd, path, label) => {
    expect(createDiskFiles('/', cwd).label(path)).toBe(label);
  });
});

it('YAML that grows without limit is an error', () => {
  const lists = Array.from({ length: 9 }, (_, index) => {
    const value = index === 0 ? '[x,x,x]' : `[${`*a${index - 1},`.repeat(9)}]`;
    return `a${index}: &a${index} ${value}`;
  });
  expect(parseYaml(lists.join('\n'))).toMatchObject({ value: undefined, errors: [{ start: 0, end: 0 }] });
  expect(parseYaml('a: 1')).toEqual({ value: { a: 1 }, errors: [] });
});

it('languages with two and three letters have data', () => {
  expect(localeLanguages()).toEqual(expect.arrayContaining(['pt', 'fil']));
});

describe('the image of a page', () => {
  const card = (title: string) => drawCard({ title, siteTitle: 'A & <b>', color: '#123' });

  it('has the name of the site, once, if its title cannot be drawn', () => {
    expect(card('').match(/A &amp; &lt;b>/g)).toHaveLength(1);
    expect(card('One').match(/A &amp; &lt;b>/g)).toHaveLength(1);
    expect(card('')).not.toContain('y="548"');
  });

  it('starts at the right in languages that do', () => {
    expect(card('שלום')).toContain('<rect x="1024" y="488"');
    expect(card('שלום')).toContain('<text x="1120" y="548" font-size="34" direction="rtl">');
    expect(card('One')).toContain('<rect x="80" y="488"');
  });
});
