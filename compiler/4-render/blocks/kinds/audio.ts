import { withSafeTexts } from '../theme-block.ts';
import type { BlockRendering } from './block-rendering.ts';

/** The browser's player, which loads nothing before it plays. */
export const audio: BlockRendering<'audio'> = {
  template: `{.if fileUrl}<div class="audio-player">{.if coverUrl}<picture><img class="audio-cover" src="{coverUrl|htmltag}" alt="" loading="lazy" decoding="async"></picture>{.end}<div class="audio-main">{.if audioTitle}<p class="audio-title">{audioTitle|htmltag}</p>{.end}{.if audioAuthor}<p class="audio-author">{audioAuthor|htmltag}</p>{.end}<audio controls preload="none" src="{fileUrl|htmltag}"{.if audioTitle} aria-label="{audioName|htmltag}"{.end}></audio></div></div>{.end}`,
  data: (value, { json, sanitize, mark }) => {
    const { assetId, url = '', title = '', author = '', mainImageId } = value;
    return {
      ...withSafeTexts(value, sanitize),
      fileUrl: json.image(assetId)?.assetUrl ?? url,
      coverUrl: json.image(mainImageId)?.assetUrl ?? '',
      audioTitle: mark('title', title),
      audioAuthor: mark('author', author),
      audioName: title,
    };
  },
  styles: `:where(.audio-player){display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.25rem;padding:1rem;border:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent))}
.audio-player .audio-cover{width:6rem;height:6rem;object-fit:cover}
:where(.audio-main){flex:1 1 14rem;min-width:0}
.audio-main>p{margin:0}
:where(.audio-title){font-weight:700}
:where(.audio-author){font-size:.875em;opacity:.85}
.audio-main>audio{display:block;width:100%;margin-block-start:.75rem}
`,
};
