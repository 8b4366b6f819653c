import type { DrawnBlockName } from '../../../model/documents/block-values.ts';
import { accordion } from './accordion.ts';
import { archive } from './archive.ts';
import { audio } from './audio.ts';
import type { BlockRendering } from './block-rendering.ts';
import { button } from './button.ts';
import { calendar } from './calendar.ts';
import { chart } from './chart.ts';
import { code } from './code.ts';
import { countdown } from './countdown.ts';
import { embed } from './embed.ts';
import { form } from './form.ts';
import { gallery } from './gallery.ts';
import { image } from './image.ts';
import { line } from './line.ts';
import { map } from './map.ts';
import { markdown } from './markdown.ts';
import { menu } from './menu.ts';
import { newsletter } from './newsletter.ts';
import { product } from './product.ts';
import { quote } from './quote.ts';
import { socialLinks } from './social-links.ts';
import { spacer } from './spacer.ts';
import { summary } from './summary.ts';
import { tagcloud } from './tagcloud.ts';
import { testimonials } from './testimonials.ts';
import { text } from './text.ts';
import { video } from './video.ts';

/** How the kinds of blocks are rendered, by the names of the format. */
export const BLOCK_RENDERINGS: { readonly [Name in DrawnBlockName]: BlockRendering<Name> } = {
  html: text,
  image,
  gallery,
  video,
  chart,
  quote,
  button,
  code,
  markdown,
  form,
  newsletter,
  product,
  'summary-v2': summary,
  accordion,
  spacer,
  horizontalrule: line,
  'socialaccountlinks-v2': socialLinks,
  map,
  testimonials,
  audio,
  embed,
  menu,
  countdown,
  archive,
  tagcloud,
  calendar,
};
