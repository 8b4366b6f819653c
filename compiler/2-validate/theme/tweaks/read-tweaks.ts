import type { Source } from '../../../1-read/read-site.ts';
import type { Collector } from '../../../diagnostics/collector.ts';
import { createSourceText } from '../../../diagnostics/source-text.ts';
import { slugOf, TWEAK_KINDS, type Tweak } from '../../../model/design/tweak.ts';
import { siteDiagnostic } from '../../../model/site-diagnostic.ts';
import {
  findTweakComments,
  parseLooseObject,
  type TweakComment,
  type TweakSubject,
} from './find-tweak-comments.ts';

/**
 * Reads the tweaks in the style sheets of a theme (theme format, "Styles"). A comment that is no valid tweak is reported and
 * ignored. A tweak that is defined twice has the first definition.
 */
export function readTweaks(styles: readonly Source[], collector: Collector): readonly Tweak[] {
  const tweaks = new Map<string, Tweak>();
  for (const { file, text } of styles) {
    for (const comment of findTweakComments(text)) {
      const read = tweakOf(comment);
      if (typeof read !== 'string') {
        if (!tweaks.has(read.name)) tweaks.set(read.name, read);
        continue;
      }
      const location = createSourceText(file, text).location(comment.start, comment.end);
      collector.add(
        siteDiagnostic('theme/invalid-tweak', { message: read, hint: 'the tweak is ignored', location }),
      );
    }
  }
  return [...tweaks.values()];
}

/** Returns the tweak, or why the comment is none. */
function tweakOf({ json, subject }: TweakComment): Tweak | string {
  const given = parseLooseObject(json);
  if (given === undefined) return 'The tweak is not a JSON object';
  const { type, label, category, target, showOnlyWhenPresent } = given;
  const kind = TWEAK_KINDS.find((each) => each === String(type).toLowerCase());
  if (kind === undefined) return `The type of a tweak is one of ${TWEAK_KINDS.join(', ')}`;
  const title = textOf(given.title) ?? nameOf(subject);
  if (title === undefined) return 'The tweak has no title';
  const base = {
    title,
    ...optional('label', textOf(label)),
    ...optional('category', textOf(category)),
    ...optional('target', textOf(target)),
    ...optional('showOnlyWhenPresent', textOf(showOnlyWhenPresent)),
    isForScripts: isTrue(given.js),
  };
  switch (kind) {
    case 'checkbox':
      return { kind, name: slugOf(title), ...base, default: isTrue(given.active ?? given.default) };
    case 'dropdown': {
      const options = Array.isArray(given.options) ? given.options.map(String) : [];
      const [first] = options;
      if (first === undefined) return 'A dropdown tweak has options';
      const chosen = options.find((option) => option === given.default) ?? first;
      return { kind, name: slugOf(title), ...base, options, default: chosen };
    }
    case 'color':
      if (subject?.kind !== 'variable') return 'A color tweak is followed by a variable';
      return { kind, name: subject.name, ...base, default: subject.value };
    case 'value':
      if (subject?.kind !== 'variable') return 'A value tweak is followed by a variable';
      return {
        kind,
        name: subject.name,
        ...base,
        default: subject.value,
        unit: /^-?[\d.]+([a-z%]*)$/i.exec(subject.value)?.[1] ?? '',
        ...optional('min', numberOf(given.min)),
        ...optional('max', numberOf(given.max)),
        ...optional('step', numberOf(given.step)),
      };
    case 'font':
    case 'image': {
      const name = nameOf(subject);
      if (subject?.kind !== 'rule' || name === undefined)
        return `${kind === 'font' ? 'A font' : 'An image'} tweak is followed by a rule`;
      return { kind, name, ...base, selector: subject.selector, default: subject.declarations };
    }
  }
}

/** The name of a variable or of a mixin: `heading-font` for `.heading-font()`. */
function nameOf(subject: TweakSubject | undefined): string | undefined {
  if (subject === undefined) return undefined;
  return subject.kind === 'variable' ? subject.name : subject.selector.replace(/^[.#]|\s*\(.*$/gs, '');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Themes write flags and numbers as strings, too. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** An object with the key, or an empty one for undefined. */
function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [Name in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [Name in Key]?: Value });
}
