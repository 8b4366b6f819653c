import { t } from './strings.ts';

/** Turns the label of an undo step into past tense, for the list of changes. */
export function toPastTense(label: string): string {
  const [, what] = /^Edit (.+)$/.exec(label) ?? [];
  return what === undefined ? label : t('publish.edited', { what });
}
