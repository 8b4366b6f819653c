import { t } from './strings.ts';

/** A step as it is said once it is done: its label is what could be done, or undone. */
export function toPastTense(label: string): string {
  const [, what] = /^Edit (.+)$/.exec(label) ?? [];
  return what === undefined ? label : t('publish.edited', { what });
}
