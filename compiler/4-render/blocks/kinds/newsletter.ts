import { asString } from '../../../../formatters/index.ts';
import { NEWSLETTER_TEMPLATE } from '../../templates/form-template.ts';
import { newsletterFields } from '../platform-fields.ts';
import type { BlockRendering } from './block-rendering.ts';

export const newsletter: BlockRendering<'newsletter'> = {
  template: NEWSLETTER_TEMPLATE,
  data: (value, { id, html, mark }) => {
    const title = value.title && mark('title', value.title);
    const description = asString(value.description);
    const text = description === '' ? undefined : html(description, id);
    return { newsletterTitle: title, newsletterText: text, ...newsletterFields(title, text) };
  },
};
