import { CommandError } from '../../command.ts';

/** A number of a contributor's role, as it is typed after `--role`. */
export function readRole(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^([1-46-9]|1[0-6])$/.test(text)) return Number(text);
  throw new CommandError('usage', `${text} is no role`, 'a number from 1 to 16 without 5, such as --role 4');
}
