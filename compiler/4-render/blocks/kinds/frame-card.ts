/**
 * Template of what a frame shows later: a card with a link to it, which works without scripts. The runtime puts the frame in the place of
 * the card.
 */
export const FRAME_TEMPLATE = `{.if isShown}<figure class="frame {design|htmltag}"><div class="frame-card"><a class="frame-link" href="{url|htmltag}" rel="noopener"{.if frame} data-player="{frame|htmltag}"{.end}>{showText|htmltag}{.if frameTitle}<span class="sr-only"> {frameTitle|htmltag}</span>{.end}</a>{.if notice}<small>{notice|htmltag}</small>{.end}</div>{.if caption}<figcaption>{caption|htmltag}</figcaption>{.end}</figure>{.end}`;

/** The lines on the card of a map are streets. */
export const FRAME_STYLES = `:where(.frame){margin:0}
:where(.frame-card){position:relative;display:grid;gap:.75em;place-content:center;justify-items:center;overflow:hidden;aspect-ratio:16/9;min-height:9rem;padding:1em;text-align:center;background:color-mix(in srgb,currentColor 7%,transparent)}
:where(.frame-standard>.frame-card){aspect-ratio:4/3}
:where(.frame-square>.frame-card){aspect-ratio:1}
:where(.frame-bar>.frame-card){aspect-ratio:auto}
:where(.map>.frame-card){aspect-ratio:auto;height:clamp(15rem,34vw,26rem);background:repeating-linear-gradient(63deg,transparent 0 5.5rem,color-mix(in srgb,currentColor 9%,transparent) 5.5rem 6rem),repeating-linear-gradient(-24deg,transparent 0 4rem,color-mix(in srgb,currentColor 7%,transparent) 4rem 4.25rem),color-mix(in srgb,currentColor 6%,transparent)}
:where(.map.frame-small>.frame-card){height:clamp(11rem,22vw,16rem)}
:where(.map.frame-large>.frame-card){height:clamp(20rem,48vw,38rem)}
.frame-card>.frame-link{padding:.75em 1.25em;border:1px solid currentColor;border-radius:.25em;color:inherit;font-weight:700;text-decoration:none}
:where(.frame-card>.frame-link:hover){background:color-mix(in srgb,currentColor 14%,transparent)}
:where(.frame-card>small){max-width:32em;opacity:.85}
.frame-card>iframe{position:absolute;inset:0;width:100%;height:100%;border:0}
:where(.frame>figcaption){padding-block-start:.6em;font-size:.875em}
`;
