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
    publish: async (changes) => {
      steps.push(...changes.map(({ path, staged }) => `${staged === undefined ? 'remove' : 'put'} ${path}`));
      await inner.publish(changes);
    },
  };
  return { output, steps };
}

describe('writing', () => {
  it('copies files and counts the bytes of all', async () => {
    const output = createMemoryOutput();
    const copy = { from: 'site', path: 'assets/a.png', size: 2 } as const;
    const files = [
      { path: 'index.html', text: 'é' },
      { path: 'assets/a.png', copy },
    ];
    expect(await writeOutput(files, { output, readBytes })).toEqual({
      written: ['assets/a.png', 'index.html'],
      unchanged: [],
      removed: [],
      bytes: 4,
    });
    expect(output.readText('assets/a.png')).toBe('ab');
  });

  it('leaves nothing staged when a build is rejected', async () => {
    const output = createMemoryOutput();
    await putFile(output, 'index.html', 'foreign');
    await expect(write(output, 'index.html', 'a.html')).rejects.toThrow(ForeignFileError);
    await output.publish(['index.html', 'a.html'].map((path) => ({ path, staged: path })));
    expect([...output.files.keys()]).toEqual(['index.html']);
    expect(output.readText('index.html')).toBe('foreign');
  });

  it('removes an old page that several builds had not changed', async () => {
    const output = createMemoryOutput();
    await write(output, 'index.html', 'old.html');
    expect((await write(output, 'index.html', 'old.html')).written).toEqual([]);
    expect((await write(output, 'index.html')).removed).toEqual(['old.html']);
    expect([...output.files.keys()]).not.toContain('old.html');
  });

  it('writes pages after linked files and removes files of old pages last', async () => {
    const { output, steps } = recorded();
    const writeVersion = async (style: string) => {
      const files = [
        { path: 'index.html', text: style },
        { path: style, text: style },
      ];
      await writeOutput(files, { output, readBytes });
    };
    await writeVersion('site.1.css');
    const before = steps.length;
    await writeVersion('site.2.css');
    expect(steps.slice(before)).toEqual([
      `put ${MANIFEST}`,
      'put site.2.css',
      'put index.html',
      'remove site.1.css',
      `put ${MANIFEST}`,
    ]);
  });

  it('replaces a file by a folder and the reverse', async () => {
    const output = createMemoryOutput();
    await write(output, 'a', 'b/c');
    expect((await write(output, 'a/x', 'b')).removed).toEqual(['a', 'b/c']);
    expect([...output.files.keys()].sort()).toEqual([MANIFEST, 'a/x', 'b']);
  });

  it.each<[string, string]>([
    ['is no JSON', '{'],
    ['is something else', '"files"'],
    ['names no list', '{"files":"index.html"}'],
    ['leads out of the folder', '{"files":["../precious","old.html"]}'],
  ])('removes nothing when the list of the build before %s', async (_what, manifest) => {
    const output: MemoryOutput = createMemoryOutput();
    await putFile(output, 'old.html', 'old');
    await putFile(output, MANIFEST, manifest);
    expect((await write(output, 'index.html')).removed).toEqual([]);
    expect(output.readText('old.html')).toBe('old');
  });
});

describe('files that no build wrote', () => {
  it('are never overwritten; then nothing is written at all', async () => {
    const output = createMemoryOutput();
    await putFile(output, 'b/index.html', 'mine');
    await expect(write(output, 'a.css', 'b/index.html', 'index.html')).rejects.toThrow(ForeignFileError);
    expect([...output.files.keys()]).toEqual(['b/index.html']);
    expect(output.readText('b/index.html')).toBe('mine');
  });

  it('are overwritten on request, and belong to the build from then on', async () => {
    const output = createMemoryOutput();
    await putFile(output, 'index.html', 'mine');
    const files = [{ path: 'index.html', text: 'new' }];
    await writeOutput(files, { output, readBytes, force: true });
    expect(output.readText('index.html')).toBe('new');
    expect((await writeOutput([], { output, readBytes })).removed).toEqual(['index.html']);
  });

  it('are left alone when their content is identical', async () => {
    const output = createMemoryOutput();
    await putFile(output, 'shared.css', 'shared.css');
    expect((await write(output, 'index.html', 'shared.css')).unchanged).toEqual(['shared.css']);
    expect((await write(output, 'index.html')).removed).toEqual([]);
    expect(output.readText('shared.css')).toBe('shared.css');
  });

  it('are distinguished from files of an aborted build', async () => {
    const inner = createMemoryOutput();
    const output: Output = {
      ...inner,
      publish: async (changes) => {
        await inner.publish(changes.filter(({ path }) => path !== 'index.html').slice(0, -1));
        throw new Error('the power failed');
      },
    };
    await putFile(inner, 'notes.txt', 'mine');
    await expect(write(output, 'a.css', 'index.html')).rejects.toThrow('the power failed');
    const files = [{ path: 'a.css', text: 'another' }];
    expect((await writeOutput(files, { output: inner, readBytes })).written).toEqual(['a.css']);
  });
});
