import { expect, it } from 'vitest';
import { runCommandLine } from '../run-command-line.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import { systemError } from './system-error.ts';

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: something`), { code, path: '/var/site' });
}

it('describes operating system errors with the file and a hint', () => {
  expect(systemError(failure('EACCES'))).toMatchObject({
    message: 'Permission denied: /var/site',
    hint: 'change the permissions or choose another folder',
  });
  expect(systemError(failure('ENOSPC'))?.message).toBe('No space left on the disk: /var/site');
});

it('ignores all other errors', () => {
  for (const error of [new Error('x'), failure('ERR_INVALID_ARG_TYPE'), failure('toString'), null, 'x'])
    expect(systemError(error)).toBeUndefined();
});

it('exits with 1 and the message', async () => {
  const io = createMemoryIo();
  const run = () => Promise.reject(failure('EROFS'));
  const command = { name: 'x', summary: '', usage: 'quoin x', options: {}, examples: [], run };
  expect(await runCommandLine(io, ['x'], { x: async () => command })).toBe(1);
  expect(io.errors()).toContain('Read-only file system: /var/site');
});
