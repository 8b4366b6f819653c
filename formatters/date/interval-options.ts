import type { DateIntervalFormatOptions } from '@phensley/cldr';
import { parseOption } from '../number/number-options.ts';
import { contextOf, safeSkeleton } from './datetime-options.ts';

/**
 * Parses interval options (language reference 15.6): skeletons and the context; by default the locale data selects
 * the fields.
 */
export function intervalOptions(args: readonly string[]): DateIntervalFormatOptions {
  const options: DateIntervalFormatOptions = { ca: 'gregory' };
  for (const argument of args) applyOption(options, argument);
  return options;
}

function applyOption(options: DateIntervalFormatOptions, argument: string): void {
  const { name, value } = parseOption(argument);
  switch (name) {
    case 'skeleton':
    case 'date':
    case 'time':
      if (value !== '') options[name] = safeSkeleton(value);
      break;
    case 'context': {
      const context = contextOf(value);
      if (context !== undefined) options.context = context;
      break;
    }
    default:
      if (value === '' && name !== '') options.skeleton = safeSkeleton(name);
  }
}
