/**
 * The popup has the colors of the page, unless the theme sets the properties. Rules that place it are stronger than resets of
 * themes. Its frame has pixels, so that large text has the space.
 */
export const POPUP_STYLES = `.quoin-popup{position:fixed;inset:0;box-sizing:border-box;width:min(28rem,calc(100vw - 32px));max-width:none;height:fit-content;max-height:calc(100dvh - 32px);margin:auto;padding:24px;overflow:auto;overflow-wrap:break-word}
.quoin-popup[data-position^="TOP"]{margin-block-start:16px}
.quoin-popup[data-position^="BOTTOM"]{margin-block-end:16px}
.quoin-popup[data-position$="LEFT"]{margin-left:16px}
.quoin-popup[data-position$="RIGHT"]{margin-right:16px}
:where(.quoin-popup){border:1px solid color-mix(in srgb,currentcolor 20%,transparent);border-radius:8px;background:var(--quoin-popup-background,var(--quoin-popup-page,Canvas));color:var(--quoin-popup-color,inherit);box-shadow:0 8px 32px rgb(0 0 0/20%)}
:where(.quoin-popup)::backdrop{background:rgb(0 0 0/40%)}
.quoin-popup-close{display:block;position:sticky;z-index:1;inset-block-start:-12px;width:44px;height:44px;margin-block:-12px -32px;margin-inline:auto -12px;padding:0;border:0;border-radius:50%;background:var(--quoin-popup-background,var(--quoin-popup-page,Canvas));color:inherit;font-size:18px;line-height:1;cursor:pointer}
.quoin-popup-content{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
.quoin-popup-title{margin:0;padding-inline-end:32px;font-size:min(1.5rem,8vw);line-height:1.25}
.quoin-popup figure{margin:0}
.quoin-popup .quoin-popup-content .sqs-block-image img{display:block;width:100%;height:auto;max-height:35dvh;object-fit:cover}
@media (prefers-reduced-motion:no-preference){.quoin-popup[open]{animation:quoin-popup 200ms ease-out}@keyframes quoin-popup{from{opacity:0}}}
@media print{.quoin-popup{display:none}}
`;
