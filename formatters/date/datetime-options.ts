import type { CalendarType, ContextType, DateFormatOptions, FormatWidthType } from '@phensley/cldr';
import { parseOption } from '../number/number-options.ts';

/**
 * Maximum length of a skeleton. Skeletons consist of field letters; longer ones select nothing new and only cost
 * time.
 */
const MAX_SKELETON = 100;

/**
 * Returns a skeleton for the locale data, which looks it up in plain objects: names that every object has, such as
 * `__proto__`, select nothing.
 */
export function safeSkeleton(text: string): string {
  return text in Object.prototype ? '' : text.slice(0, MAX_SKELETON);
}

/**
 * Parses date and time options (language reference 15.5). Words that are not options are appended to the skeleton;
 * the default is a long date.
 */
export function datetimeOptions(args: readonly string[]): DateFormatOptions {
  const options: DateFormatOptions = { ca: 'gregory' };
  for (const argument of args) applyOption(options, argument);
  const { date, time, datetime, skeleton } = options;
  if (!date && !time && !datetime && !skeleton) options.date = 'long';
  return options;
}

function applyOption(options: DateFormatOptions, argument: string): void {
  const { name, value } = parseOption(argument);
  if (value === '') applyWord(options, name);
  else applyNamed(options, name, value);
}

function applyWord(options: DateFormatOptions, word: string): void {
  const width = widthOf(word);
  if (width !== undefined) options.datetime = width;
  else if (word === 'date' || word === 'time') options[word] = 'short';
  else appendSkeleton(options, word);
}

function applyNamed(options: DateFormatOptions, name: string, value: string): void {
  switch (name) {
    case 'date':
    case 'time':
    case 'datetime':
      applyWidth(options, name, value);
      break;
    case 'skeleton':
      options.skeleton = safeSkeleton(value);
      break;
    case 'wrap':
    case 'wrapper':
    case 'wrapped': {
      const width = widthOf(value);
      if (width !== undefined) options.wrap = width;
      break;
    }
    case 'context': {
      const context = contextOf(value);
      if (context !== undefined) options.context = context;
      break;
    }
    case 'calendar':
      options.ca = calendarOf(value);
      break;
  }
}

function applyWidth(options: DateFormatOptions, part: 'date' | 'time' | 'datetime', value: string): void {
  const width = widthOf(value);
  if (width !== undefined) options[part] = width;
  else appendSkeleton(options, value);
}

function appendSkeleton(options: DateFormatOptions, fields: string): void {
  options.skeleton = safeSkeleton((options.skeleton ?? '') + fields);
}

function widthOf(name: string): FormatWidthType | undefined {
  switch (name) {
    case 'short':
    case 'medium':
    case 'long':
    case 'full':
      return name;
    default:
      return undefined;
  }
}

/** The position of the text in a sentence, which decides about capitalization in some languages. */
export function contextOf(name: string): ContextType | undefined {
  switch (name) {
    case 'middle-of-text':
    case 'begin-sentence':
    case 'standalone':
    case 'ui-list-or-menu':
      return name;
    default:
      return undefined;
  }
}

/** An unknown calendar is Gregorian and overrides an earlier one. */
function calendarOf(name: string): CalendarType {
  switch (name) {
    case 'buddhist':
    case 'japanese':
    case 'persian':
    case 'iso8601':
      return name;
    default:
      return 'gregory';
  }
}
