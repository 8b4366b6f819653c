import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { runForTranscript } from '../../testing/transcript.ts';
import { openDataFolder } from './data-folder.ts';

const folder = createTemporaryFolder({ 'site/site.json': '{}', 'a-file': 'mine' });
afterAll(() => folder.remove());

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  it.skipIf(process.platform === 'win32')('is accessible to its owner only, whether new or existing', () => {
    const made = join(folder.path, 'far/below/data');
    openDataFolder(made);
    expect(modeOf(made)).toBe(0o700);
    expect(modeOf(join(folder.path, 'far/below')) & 0o055).toBe(0o055);
    const old = join(folder.path, 'old');
    mkdirSync(old);
    chmodSync(old, 0o755);
    openDataFolder(old);
    expect(modeOf(old)).toBe(0o700);
  });

  it.skipIf(!existsSync('/proc/self'))('reports a folder that cannot be created', () => {
    expect(() => openDataFolder('/proc/quoin/data')).toThrow('The folder /proc/quoin cannot be made');
  });

  it('reports a file with the name of the folder', async () => {
    const { code, err } = await runForTranscript(['publish', 'site', '--data', 'a-file'], {
      cwd: folder.path,
    });
    expect([code, err]).toEqual([1, expect.stringContaining('a-file is a file')]);
  });

  it.each([
    ['releases', 'site'],
    ['sign-in', 'site'],
    ['rollback', '--site', 'site'],
  ])('is not created by quoin %s', async (...argv) => {
    const { code, err } = await runForTranscript([...argv, '--data', 'typo'], { cwd: folder.path });
    expect([code, err]).toEqual([1, expect.stringContaining('No site data in typo')]);
    expect(existsSync(join(folder.path, 'typo'))).toBe(false);
    const standard = await runForTranscript(argv, { cwd: folder.path });
    expect(standard.code).toBe(1);
    expect(existsSync(join(folder.path, 'site/.quoin'))).toBe(false);
  });
});
