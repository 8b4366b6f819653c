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
  return new CommandError('input', `${path ?? 'A file'} ${message}`, hint);
}

const MESSAGES: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  EACCES: ['may not be read or written by you', 'change its permissions, or choose another folder'],
  EPERM: ['may not be changed by you', 'change its permissions, or choose another folder'],
  EROFS: ['is on a disk that cannot be written', 'choose another folder'],
  ENOSPC: ['does not fit: the disk is full', 'make room and try again'],
  EDQUOT: ['does not fit: your share of the disk is full', 'make room and try again'],
  EMFILE: ['cannot be opened: too many files are open', 'raise the limit (ulimit -n) or end other programs'],
  ENAMETOOLONG: ['has a name that is too long for this disk', 'choose a shorter one'],
};
