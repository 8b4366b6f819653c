import { FolderError } from '../../compiler/node/make-folder.ts';
import { CommandError } from './command-error.ts';

/**
 * Converts an operating system error to a `CommandError` with the file and a hint. Undefined for any other error.
 */
export function systemError(error: unknown): CommandError | undefined {
  if (error instanceof FolderError) return new CommandError('input', error.message, 'choose another folder');
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  const known = typeof code === 'string' && Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined;
  if (known === undefined) return undefined;
  const [message, hint] = known;
  return new CommandError('input', path === undefined ? message : `${message}: ${path}`, hint);
}

const MESSAGES: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  EACCES: ['Permission denied', 'change the permissions or choose another folder'],
  EPERM: ['Operation not permitted', 'change the permissions or choose another folder'],
  EROFS: ['Read-only file system', 'choose another folder'],
  ENOSPC: ['No space left on the disk', 'free some space and try again'],
  EDQUOT: ['Disk quota exceeded', 'free some space and try again'],
  EMFILE: ['Too many open files', 'raise the limit (ulimit -n) or close other programs'],
  ENAMETOOLONG: ['File name too long', 'choose a shorter name'],
};
