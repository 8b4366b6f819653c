import type { CurrencyFormatOptions, CurrencyFormatStyleType } from '@phensley/cldr';
import { applyNumberOption, type Option, parseOption } from '../number/number-options.ts';

/** Shared object for the most common case, no arguments. */
export const DEFAULT_CURRENCY_OPTIONS: CurrencyFormatOptions = { group: true };

/** Parses currency options (language reference 15.4): number options, `style:` and `symbol:`. */
export function currencyOptions(args: readonly string[]): CurrencyFormatOptions {
  if (args.length === 0) return DEFAULT_CURRENCY_OPTIONS;
  const options = { ...DEFAULT_CURRENCY_OPTIONS };
  for (const argument of args) applyOption(options, parseOption(argument));
  return options;
}

function applyOption(options: CurrencyFormatOptions, option: Option): void {
  switch (option.name) {
    case 'style': {
      const style = styleOf(option.value);
      if (style !== undefined) options.style = style;
      break;
    }
    case 'symbol':
      if (option.value === 'default' || option.value === 'narrow') options.symbolWidth = option.value;
      break;
    default:
      applyNumberOption(options, option);
  }
}

function styleOf(name: string): CurrencyFormatStyleType | undefined {
  switch (name) {
    case 'standard':
      return 'symbol';
    case 'symbol':
    case 'accounting':
    case 'code':
    case 'name':
    case 'short':
      return name;
    default:
      return undefined;
  }
}
