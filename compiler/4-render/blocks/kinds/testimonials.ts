import { sortedEntries } from '../../../../formatters/vocabulary/sorted-entries.ts';
import type { BlockRendering } from './block-rendering.ts';
import { textOf } from './text-of.ts';

export const testimonials: BlockRendering<'testimonials'> = {
  template: `<ul class="testimonials testimonials-{design|htmltag}">{.repeated section items}<li><figure>{.if stars}<p class="testimonial-rating" role="img" aria-label="{rating|htmltag}">{stars|htmltag}</p>{.end}<blockquote><p>{quote|htmltag}</p></blockquote>{.if isNamed}<figcaption>{.if photo}<picture><img src="{photo|htmltag}" alt="" width="48" height="48" loading="lazy" decoding="async"></picture>{.end}<span>{.if name}<b>{name|htmltag}</b>{.end}{.if role}<span class="testimonial-role">{role|htmltag}</span>{.end}</span></figcaption>{.end}</figure></li>{.end}</ul>`,
  data: ({ items, design = 'grid' }, { json, strings, mark }) => ({
    design,
    items: sortedEntries(items).map(([key, { quote, name = '', role = '', assetId, rating = 0 }]) => {
      const photo = json.image(assetId)?.assetUrl ?? '';
      return {
        quote: mark(`items/${key}/quote`, quote),
        name: mark(`items/${key}/name`, name),
        role: mark(`items/${key}/role`, role),
        photo,
        isNamed: name !== '' || role !== '' || photo !== '',
        stars: rating === 0 ? '' : '★'.repeat(rating) + '☆'.repeat(MAX_RATING - rating),
        rating: textOf(strings, 'ratingText', { english: '{rating} out of 5 stars', rating: String(rating) }),
      };
    }),
  }),
  styles: `:where(.testimonials){display:grid;gap:1.5rem;margin:0;padding:0;list-style:none}
:where(.testimonials-grid){grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr))}
:where(.testimonials>li){display:grid;padding:clamp(1.25rem,3vw,2rem);border:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent))}
.testimonials figure{display:flex;flex-direction:column;gap:1rem;margin:0}
.testimonials blockquote{flex:1;margin:0;padding:0;border:0}
.testimonials blockquote>p{margin:0;font-size:1.1em;line-height:1.55;text-wrap:pretty}
.testimonials figcaption{display:flex;align-items:center;gap:.75rem;margin:0;font-size:.9375em;line-height:1.35}
.testimonials figcaption img{width:3rem;height:3rem;border-radius:50%;object-fit:cover}
.testimonials figcaption b{display:block}
:where(.testimonial-role){opacity:.85}
.testimonial-rating{margin:0;color:var(--block-accent,inherit);letter-spacing:.12em;line-height:1}
`,
};

const MAX_RATING = 5;
