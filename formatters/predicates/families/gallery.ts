import type { Predicate, Scope, Value } from '../../contract.ts';
import { asBoolean } from '../../values/as-boolean.ts';
import { asString } from '../../values/as-string.ts';
import { isTruthy } from '../../values/is-truthy.ts';

/** Options with a fixed set of values. */
const WORD_OPTIONS = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
} as const;

/** The boolean options that have a predicate. */
const SWITCHES = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const;

/**
 * Predicates on the resolved `options` (language reference 18.3): `{.gallery-design-grid?}`, `{.gallery-autoplay?}`
 * and so on. A missing option is false: editor defaults do not apply.
 */
export const galleryPredicates: readonly Predicate[] = [
  ...Object.entries(WORD_OPTIONS).flatMap(([option, words]) => words.map((word) => isWord(option, word))),
  ...SWITCHES.map(isSwitchedOn),
  { name: 'gallery-meta?', prepare: () => (scope) => showsMeta(scope) },
];

function isWord(option: string, word: string): Predicate {
  const path = ['options', option];
  return {
    name: `gallery-${option}-${word}?`,
    prepare: () => (scope) => asString(scope.resolve(path)) === word,
  };
}

function isSwitchedOn(option: string): Predicate {
  const path = ['options', option];
  return {
    name: `gallery-${option}?`,
    prepare: () => (scope) => asBoolean(scope.resolve(path)),
  };
}

function showsMeta(scope: Scope): boolean {
  return isTruthy(option(scope, 'controls')) || isTruthy(option(scope, 'indicators'));
}

function option(scope: Scope, name: string): Value {
  return scope.resolve(['options', name]);
}
