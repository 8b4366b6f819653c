import type { Site } from '../../model/site.ts';
import type { Checker } from '../checker.ts';

/** The address in the settings of sites that earlier versions of `quoin init` created. */
const PLACEHOLDER_EMAIL = 'your-address@example.com';

/** Reports a contact email that was never set: pages show it, and notifications about orders go to it. */
export function checkContact({ settings: { file, website } }: Site, checker: Checker): void {
  const { contactEmail } = website;
  if (typeof contactEmail !== 'string' || contactEmail.trim().toLowerCase() !== PLACEHOLDER_EMAIL) return;
  checker.report('site/placeholder-contact', file, {
    path: ['body', 'website', 'contactEmail'],
    message: `The contact email is still the placeholder ${PLACEHOLDER_EMAIL}`,
    hint: 'write your own address, or remove the field',
  });
}
