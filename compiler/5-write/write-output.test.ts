import { describe, expect, it } from 'vitest';
import { putFile } from '../testing/put-file.ts';
import { createMemoryOutput, type MemoryOutput } from './memory-output.ts';
import { ForeignFileError, type Output } from './output.ts';
import { MANIFEST, writeOutput } from './write-output.ts';

const readBytes = () => new Uint8Array([97, 98]);

function write(output: Output, ...paths: readonly string[]) {
  return writeOutput(
    paths.map((path) => ({ path, text: path })),
    { output, readBytes },
  );
}

/** Records the order of changes to the folder. */
function recorded(): { readonly output: Output; readonly steps: readonly string[] } {
  const inner = createMemoryOutput();
  const steps: string[] = [];
  const output: Output = {
    ...inner,
    publish: (changes) => {
      steps.push(...changes.map(({ path, staged }) => `${staged === undefined ? 'remove' : 'put'} ${path}`));
      inner.publish(changes);
    },
  };
  return { output, steps };
}

describe('writing', () => {
  it('copies files and counts the bytes of all', () => {
    const output = createMemoryOutput();
    const copy = { from: 'site', path: 'assets/a.png', size: 2 } as const;
    const files = [
      { path: 'index.html', text: 'é' },
      { path: 'assets/a.png', copy },
    ];
    expect(writeOutput(files, { output, readBytes })).toEqual({
      written: ['assets/a.png', 'index.html'],
      unchanged: [],
      removed: [],
      bytes: 4,
    });
    expect(output.readText('assets/a.png')).toBe('ab');
  });

  it('leaves nothing staged when a build is rejected', () => {
    const output = createMemoryOutput();
    putFile(output, 'index.html', 'foreign');
    expect(() => write(output, 'index.html', 'a.html')).toThrow(ForeignFileError);
    output.publish(['index.html', 'a.html'].map((path) => ({ path, staged: path })));
    expect([...output.files.keys()]).toEqual(['index.html']);
    expect(output.readText('index.html')).toBe('foreign');
  });

  it('removes an old page that several builds had not changed', () => {
    const output = createMemoryOutput();
    write(output, 'index.html', 'old.html');
    expect(write(output, 'index.html', 'old.html').written).toEqual([]);
    expect(write(output, 'index.html').removed).toEqual(['old.html']);
    expect([...output.files.keys()]).not.toContain('old.html');
  });

  it('writes pages after linked files and removes files of old pages last', () => {
    const { output, steps } = recorded();
    const writeVersion = (style: string) => {
      const files = [
        { path: 'index.html', text: style },
        { path: style, text: style },
      ];
      writeOutput(files, { output, readBytes });
    };
    writeVersion('site.1.css');
    const before = steps.length;
    writeVersion('site.2.css');
    expect(steps.slice(before)).toEqual([
      `put ${MANIFEST}`,
      'put site.2.css',
      'put index.html',
      'remove site.1.css',
      `put ${MANIFEST}`,
    ]);
  });

  it('replaces a file by a folder and the reverse', () => {
    const output = createMemoryOutput();
    write(output, 'a', 'b/c');
    expect(write(output, 'a/x', 'b').removed).toEqual(['a', 'b/c']);
    expect([...output.files.keys()].sort()).toEqual([MANIFEST, 'a/x', 'b']);
  });

  it.each<[string, string]>([
    ['is no JSON', '{'],
    ['is something else', '"files"'],
    ['names no list', '{"files":"index.html"}'],
    ['leads out of the folder', '{"files":["../precious","old.html"]}'],
  ])('removes nothing when the list of the build before %s', (_what, manifest) => {
    const output: MemoryOutput = createMemoryOutput();
    putFile(output, 'old.html', 'old');
    putFile(output, MANIFEST, manifest);
    expect(write(output, 'index.html').removed).toEqual([]);
    expect(output.readText('old.html')).toBe('old');
  });
});

describe('files that no build wrote', () => {
  it('are never overwritten; then nothing is written at all', () => {
    const output = createMemoryOutput();
    putFile(output, 'b/index.html', 'mine');
    expect(() => write(output, 'a.css', 'b/index.html', 'index.html')).toThrow(ForeignFileError);
    expect([...output.files.keys()]).toEqual(['b/index.html']);
    expect(output.readText('b/index.html')).toBe('mine');
  });

  it('are overwritten on request, and belong to the build from then on', () => {
    const output = createMemoryOutput();
    putFile(output, 'index.html', 'mine');
    const files = [{ path: 'index.html', text: 'new' }];
    writeOutput(files, { output, readBytes, force: true });
    expect(output.readText('index.html')).toBe('new');
    expect(writeOutput([], { output, readBytes }).removed).toEqual(['index.html']);
  });

  it('are left alone when their content is identical', () => {
    const output = createMemoryOutput();
    putFile(output, 'shared.css', 'shared.css');
    expect(write(output, 'index.html', 'shared.css').unchanged).toEqual(['shared.css']);
    expect(write(output, 'index.html').removed).toEqual([]);
    expect(output.readText('shared.css')).toBe('shared.css');
  });

  it('are distinguished from files of an aborted build', () => {
    const inner = createMemoryOutput();
    const output: Output = {
      ...inner,
      publish: (changes) => {
        inner.publish(changes.filter(({ path }) => path !== 'index.html').slice(0, -1));
        throw new Error('the power failed');
      },
    };
    putFile(inner, 'notes.txt', 'mine');
    expect(() => write(output, 'a.css', 'index.html')).toThrow('the power failed');
    const files = [{ path: 'a.css', text: 'another' }];
    expect(writeOutput(files, { output: inner, readBytes }).written).toEqual(['a.css']);
  });
});
