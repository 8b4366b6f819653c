import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryIo } from '../testing/memory-io.ts';
import { readInput } from './files.ts';
import { dataPath, siteFolder } from './find-site.ts';
import { parseJson } from './json.ts';
import { readObject, readPartials } from './read-partials.ts';
import { readPort } from './read-port.ts';
import { readTime } from './time.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quoin-input-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const io = (stdin = '') => createMemoryIo({ cwd, stdin });

describe('--now', () => {
  it.each([
    ['2026-12-24T18:00:00Z', Date.UTC(2026, 11, 24, 18)],
    ['2026-12-24', Date.UTC(2026, 11, 24)],
    ['1000', 1000],
    ['-1000', -1000],
    ['8640000000000000', 8.64e15],
  ])('%s is a time', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['', 'tomorrow', '24 December 2026', '2026-13-01', '8640000000000001'])('%j is none', (text) => {
    expect(() => readTime(text)).toThrow('Invalid time');
  });
});

describe('--port', () => {
  it.each([
    [undefined, 80],
    ['0', 0],
    ['65535', 65_535],
  ])('%s is a port', (text, port) => {
    expect(readPort(text, 80)).toBe(port);
  });

  it.each(['65536', '004321', '-1', '1e3', ''])('%j is none', (text) => {
    expect(() => readPort(text, 80)).toThrow('Invalid port');
  });
});

describe('files', () => {
  it('are read from standard input for -', async () => {
    expect(await readInput(io('from stdin'), '-', 'template')).toBe('from stdin');
  });

  it('with JSON may begin with a byte order mark', async () => {
    expect(await parseJson('\ufeff{"a":1}', 'a.json')).toEqual({ a: 1 });
  });

  it.each(['[]', 'null', '"text"'])('with partials must contain an object, not %s', async (text) => {
    writeFileSync(join(cwd, 'a.json'), text);
    await expect(readObject(io(), 'a.json', 'partials')).rejects.toThrow('a.json is not a JSON object');
  });

  it('with partials in JSON must contain strings only', async () => {
    writeFileSync(join(cwd, 'a.json'), '{"a":"x","b":1}');
    await expect(readPartials(io(), 'a.json')).rejects.toThrow('The partial b in a.json is not a string');
  });

  it('with partials in a folder have names with and without extension; exact names win', async () => {
    mkdirSync(join(cwd, 'blocks'));
    writeFileSync(join(cwd, 'blocks/menu'), 'exact');
    writeFileSync(join(cwd, 'blocks/menu.block'), 'block');
    expect(await readPartials(io(), 'blocks')).toEqual({ menu: 'exact', 'menu.block': 'block' });
  });
});

describe('a site', () => {
  it('can be named by its folder and by its site.json', () => {
    writeFileSync(join(cwd, 'site.json'), '{}');
    expect(siteFolder(io(), '.')).toBe('.');
    expect(siteFolder(io(), 'site.json')).toBe('.');
  });

  it('is suggested for a folder in it', () => {
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(join(cwd, 'site.json'), '{}');
    expect(() => siteFolder(io(), 'pages')).toThrow('No site.json in pages');
  });
});

it('the data folder is in the site unless another one is named', () => {
  expect(dataPath(io(), 'site', undefined)).toBe(join(cwd, 'site/.quoin'));
  expect(dataPath(io(), 'site', 'data')).toBe(join(cwd, 'data'));
});

it('the site above the working folder is suggested by a path that commands accept', () => {
  writeFileSync(join(cwd, 'site.json'), '{}');
  mkdirSync(join(cwd, 'pages'));
  const hintIn = (folder: string, path: string) => {
    try {
      return siteFolder(createMemoryIo({ cwd: folder, stdin: '' }), path);
    } catch (error) {
      return (error as { hint?: string }).hint;
    }
  };
  expect(hintIn(cwd, 'pages')).toBe('did you mean .?');
  expect(hintIn(join(cwd, 'pages'), '.')).toBe('did you mean ..?');
});
