import { expect, it } from 'vitest';
import { runCommandLine } from '../run-command-line.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import { systemError } from './system-error.ts';

function refused(code: string): Error {
  return Object.assign(new Error(`${code}: something`), { code, path: '/var/site' });
}

it('says what the machine refuses as a sentence with the file', () => {
  expect(systemError(refused('EACCES'))).toMatchObject({
    message: '/var/site may not be read or written by you',
    hint: 'change its permissions, or choose another folder',
  });
  expect(systemError(refused('ENOSPC'))?.message).toBe('/var/site does not fit: the disk is full');
});

it('leaves everything else a bug', () => {
  for (const error of [new Error('x'), refused('ERR_INVALID_ARG_TYPE'), refused('toString'), null, 'x'])
    expect(systemError(error)).toBeUndefined();
});

it('ends a command with 1 and that sentence', async () => {
  const io = createMemoryIo();
  const run = () => Promise.reject(refused('EROFS'));
  const command = { name: 'x', summary: '', usage: 'quoin x', options: {}, examples: [], run };
  expect(await runCommandLine(io, ['x'], { x: async () => command })).toBe(1);
  expect(io.errors()).toContain('/var/site is on a disk that cannot be written');
});
