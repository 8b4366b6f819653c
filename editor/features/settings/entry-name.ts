import { t } from './strings.ts';

/** Characters in the name of a shipping option or a tax, which customers see. */
export const MAX_NAME = 200;

export function validateName(name: string): string | undefined {
  return name.trim() === '' ? t('settings.nameMissing') : undefined;
}
