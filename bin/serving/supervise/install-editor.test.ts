import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installEditor } from './install-editor.ts';

let [root, source, disk] = ['', '', ''];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quoin-install-'));
  [source, disk] = [join(root, 'source'), join(root, 'disk')];
  for (const folder of [join(source, 'chunks'), disk]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(source, 'index.html'), '<script src="a-1.js">');
  writeFileSync(join(source, 'chunks/a-1.js'), 'one');
  installEditor(source, disk);
});
afterEach(() => rmSync(root, { recursive: true }));

const installed = (path: string) => readFileSync(join(disk, 'editor', path), 'utf8');
/** Another folder after a copy. */
const folder = () => statSync(join(disk, 'editor')).ino;

describe('the files of the dashboard', () => {
  it('are not copied again at the next start', () => {
    const before = folder();
    installEditor(source, disk);
    expect(folder()).toBe(before);
    expect(installed('chunks/a-1.js')).toBe('one');
  });

  it.each([
    ['a page has changed, even if its size has not', 'index.html', '<script src="b-2.js">'],
    ['a file was added', 'chunks/b-2.js', 'two'],
  ])('are replaced when %s', (_, path, text) => {
    writeFileSync(join(source, path), text);
    installEditor(source, disk);
    expect(installed(path)).toBe(text);
    expect(readdirSync(disk)).toEqual(['editor']);
  });

  it('are completed when a copy was interrupted', () => {
    writeFileSync(join(disk, 'editor/chunks/a-1.js'), 'o');
    mkdirSync(join(disk, 'editor.new'));
    installEditor(source, disk);
    expect(installed('chunks/a-1.js')).toBe('one');
    expect(readdirSync(disk)).toEqual(['editor']);
  });

  it('have none of an earlier version', () => {
    rmSync(join(source, 'chunks'), { recursive: true });
    installEditor(source, disk);
    expect(readdirSync(join(disk, 'editor'))).toEqual(['index.html']);
  });
});
