import type { ALL_KINDS } from '../all-kinds.ts';
import { accordionFields } from './accordion-fields.ts';
import { archiveFields } from './archive-fields.ts';
import { audioFields } from './audio-fields.ts';
import { buttonFields } from './button-fields.ts';
import { calendarFields } from './calendar-fields.ts';
import { countdownFields } from './countdown-fields.ts';
import { embedFields } from './embed-fields.ts';
import type { FieldSpecs } from './field-spec.ts';
import { lineFields } from './line-fields.ts';
import { mapFields } from './map-fields.ts';
import { menuFields } from './menu-fields.ts';
import { newsletterFields } from './newsletter-fields.ts';
import { quoteFields } from './quote-fields.ts';
import { socialLinksFields } from './social-links-fields.ts';
import { spacerFields } from './spacer-fields.ts';
import { summaryFields } from './summary-fields.ts';
import { tagcloudFields } from './tagcloud-fields.ts';
import { testimonialsFields } from './testimonials-fields.ts';

/** Fields of the inspector, in order. What a schema does not describe has a component in `inspector/block-fields.tsx`. The canvas does not load them. */
export const ALL_FIELDS: Readonly<Partial<Record<keyof typeof ALL_KINDS, FieldSpecs>>> = {
  accordion: accordionFields,
  archive: archiveFields,
  audio: audioFields,
  button: buttonFields,
  calendar: calendarFields,
  countdown: countdownFields,
  embed: embedFields,
  line: lineFields,
  map: mapFields,
  menu: menuFields,
  newsletter: newsletterFields,
  quote: quoteFields,
  socialLinks: socialLinksFields,
  spacer: spacerFields,
  summary: summaryFields,
  tagcloud: tagcloudFields,
  testimonials: testimonialsFields,
};
