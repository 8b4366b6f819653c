import type { DateFieldWidthType, RelativeTimeFormatOptions, TimePeriodField } from '@phensley/cldr';
import { contextOf } from '../date/datetime-options.ts';
import { applyNumberOption, type Option, parseOption } from '../number/number-options.ts';

/** Parses options (language reference 15.7): number options, the field, its width and the context. */
export function relativeTimeOptions(args: readonly string[]): RelativeTimeFormatOptions {
  const options: RelativeTimeFormatOptions = { ca: 'gregory', width: 'wide', group: true };
  for (const argument of args) applyOption(options, parseOption(argument));
  return options;
}

function applyOption(options: RelativeTimeFormatOptions, option: Option): void {
  switch (option.name) {
    case 'dayOfWeek':
    case 'numericOnly':
    case 'allowWeeks':
    case 'alwaysNow':
      options[option.name] = option.value === 'true';
      break;
    case 'context': {
      const context = contextOf(option.value);
      if (context !== undefined) options.context = context;
      break;
    }
    case 'field': {
      const field = fieldOf(option.value);
      if (field !== undefined) options.field = field;
      break;
    }
    case 'width': {
      const width = widthOf(option.value);
      if (width !== undefined) options.width = width;
      break;
    }
    default:
      applyNumberOption(options, option);
  }
}

function fieldOf(name: string): TimePeriodField | undefined {
  switch (name) {
    case 'year':
    case 'month':
    case 'week':
    case 'day':
    case 'hour':
    case 'minute':
    case 'second':
    case 'millis':
      return name;
    default:
      return undefined;
  }
}

function widthOf(name: string): DateFieldWidthType | undefined {
  return name === 'short' || name === 'narrow' || name === 'wide' ? name : undefined;
}
