import { accordion } from './accordion.ts';
import { archive } from './archive.ts';
import { audio } from './audio.ts';
import type { BlockKindRecord } from './block-kind.ts';
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

/** The kinds of blocks that can be added and edited, in the order of the menu. */
export const ALL_KINDS = {
  text,
  image,
  gallery,
  video,
  chart,
  button,
  quote,
  form,
  newsletter,
  product,
  summary,
  archive,
  tagcloud,
  calendar,
  code,
  markdown,
  accordion,
  spacer,
  line,
  socialLinks,
  map,
  testimonials,
  audio,
  embed,
  menu,
  countdown,
} satisfies Readonly<Record<string, BlockKindRecord>>;
