import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { CommandError } from '../printing/command-error.ts';

/** Parses `--role`: the number or name of a contributor role. */
export function readRole(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const found = Object.entries(CONTRIBUTOR_ROLE).find(
    ([name, number]) => text === name || text === `${number}`,
  );
  if (found !== undefined) return found[1];
  const all = Object.entries(CONTRIBUTOR_ROLE).map(([name, number]) => `${number} ${name}`);
  throw new CommandError('usage', `Unknown role: ${text}`, `valid roles: ${all.join(', ')}`);
}
