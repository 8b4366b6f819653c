import type { DialectName } from '../../formatters/index.ts';
import { CommandError } from '../printing/command-error.ts';

/** Parses `--dialect`; `platform` by default. */
export function readDialect(name: string | undefined): DialectName {
  if (name === undefined || name === 'platform') return 'platform';
  if (name === 'browser') return 'browser';
  throw new CommandError('usage', `Unknown dialect: ${name}`, 'use platform or browser');
}
