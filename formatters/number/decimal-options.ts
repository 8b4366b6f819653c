import type { DecimalFormatOptions, DecimalFormatStyleType } from '@phensley/cldr';
import { applyNumberOption, type Option, parseOption } from './number-options.ts';

/** Parses decimal options (language reference 15.3): number options and `style:`. */
export function decimalOptions(args: readonly string[]): DecimalFormatOptions {
  const options: DecimalFormatOptions = { group: true };
  for (const argument of args) applyOption(options, parseOption(argument));
  return options;
}

function applyOption(options: DecimalFormatOptions, option: Option): void {
  if (option.name !== 'style') {
    applyNumberOption(options, option);
    return;
  }
  const style = styleOf(option.value);
  if (style !== undefined) options.style = style;
}

function styleOf(name: string): DecimalFormatStyleType | undefined {
  switch (name) {
    case 'standard':
      return 'decimal';
    case 'decimal':
    case 'short':
    case 'long':
    case 'scientific':
    case 'percent':
    case 'percent-scaled':
    case 'permille':
    case 'permille-scaled':
      return name;
    default:
      return undefined;
  }
}
