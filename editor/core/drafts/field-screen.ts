import { documentTypeOf } from '../../../compiler/model/index.ts';
import { screenOf } from '../model/documents.ts';
import type { FieldError } from '../operations/state/rejection.ts';

/** Returns the path of the screen that has a field, or undefined when there is none: `/config/pages/home?block=a`. */
export function fieldScreen({ doc, path }: FieldError, body: unknown): string | undefined {
  const screen = screenOf(doc, body);
  const [first, second] = path.split('.');
  if (documentTypeOf(doc) === 'page' && first === 'blocks' && second !== undefined)
    return `${screen}?block=${encodeURIComponent(second)}`;
  if (documentTypeOf(doc) === 'settings' && path.startsWith('websiteSettings.storeSettings'))
    return '/config/settings/commerce';
  if (documentTypeOf(doc) === 'form') return `${screen}?view=edit`;
  return screen;
}
