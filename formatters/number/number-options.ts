import type { NumberFormatOptions, RoundingModeType } from '@phensley/cldr';

/** A formatter option: `maxfrac:2` has the name `maxfrac` and the value `2`. */
export interface Option {
  readonly name: string;
  /** Empty without a `:`. */
  readonly value: string;
}

/** Digit limits are clamped to 0 and this (language reference 15.2). */
const MAX_DIGITS = 50;

/** Splits an option at its first `:` (language reference 15.2). */
export function parseOption(argument: string): Option {
  const split = argument.indexOf(':');
  if (split < 0) return { name: argument, value: '' };
  return { name: argument.slice(0, split), value: argument.slice(split + 1) };
}

/** Applies a number option to `options`; ignores unknown options (language reference 15.2). */
export function applyNumberOption(options: NumberFormatOptions, { name, value }: Option): void {
  switch (name) {
    case 'group':
    case 'grouping':
      options.group = value === '' || value === 'true';
      break;
    case 'no-group':
    case 'no-grouping':
      options.group = false;
      break;
    case 'round':
    case 'rounding':
      applyRounding(options, value);
      break;
    default:
      applyDigits(options, name, value);
  }
}

function applyRounding(options: NumberFormatOptions, mode: string): void {
  const rounding = roundingOf(mode);
  if (rounding !== undefined) options.round = rounding;
}

function roundingOf(mode: string): RoundingModeType | undefined {
  switch (mode) {
    case 'ceil':
      return 'ceiling';
    case 'truncate':
      return 'down';
    case 'up':
    case 'down':
    case 'ceiling':
    case 'floor':
    case 'half-up':
    case 'half-down':
    case 'half-even':
      return mode;
    default:
      return undefined;
  }
}

function applyDigits(options: NumberFormatOptions, name: string, value: string): void {
  switch (name) {
    case 'minint':
    case 'minInt':
    case 'minimumIntegerDigits':
      options.minimumIntegerDigits = digitsOf(value);
      break;
    case 'minfrac':
    case 'minFrac':
    case 'minimumFractionDigits':
      options.minimumFractionDigits = digitsOf(value);
      break;
    case 'maxfrac':
    case 'maxFrac':
    case 'maximumFractionDigits':
      options.maximumFractionDigits = digitsOf(value);
      break;
    case 'minsig':
    case 'minSig':
    case 'minimumSignificantDigits':
      options.minimumSignificantDigits = digitsOf(value);
      break;
    case 'maxsig':
    case 'maxSig':
    case 'maximumSignificantDigits':
      options.maximumSignificantDigits = digitsOf(value);
      break;
  }
}

function digitsOf(value: string): number {
  const digits = Number.parseInt(value, 10);
  return Number.isNaN(digits) ? 0 : Math.min(Math.max(digits, 0), MAX_DIGITS);
}
