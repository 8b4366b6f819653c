import { drawnBlockName } from '../../model/documents/block-values.ts';
import { rememberByObject } from '../../model/remember-by-object.ts';
import type { Site } from '../../model/site.ts';
import { BLOCK_RENDERINGS } from '../blocks/kinds/block-renderings.ts';
import { VIDEO_STYLES } from '../blocks/video-styles.ts';

/**
 * Returns the styles of what the texts of a site may use (callouts, code with colors, definition lists, videos), and of its kinds of
 * blocks. Themes override them: most selectors have no specificity, and colors are variables. Code sets its background as well, so
 * that its colors can be read on it. `light-dark` follows the theme's `color-scheme`.
 */
export function textStyles(site: Site): string {
  const used = new Set([
    ...site.items.flatMap(stylesOfItem),
    ...[...site.pages, ...site.blockFields].flatMap(stylesOfBlocks),
  ]);
  return [...new Set([...OF_TEXTS, ...OF_BLOCKS])].filter((styles) => used.has(styles)).join('');
}

const stylesOfItem = rememberByObject(({ markdown, excerpt }: Site['items'][number]) => [
  ...stylesOf(markdown),
  ...(typeof excerpt === 'string' ? stylesOf(excerpt) : []),
]);

const stylesOfBlocks = rememberByObject(({ blocks }: Site['pages' | 'blockFields'][number]) =>
  Object.values(blocks).flatMap(({ kind, value }) => {
    const markdown = (value as { readonly markdown?: unknown } | undefined)?.markdown;
    const ofText = typeof markdown === 'string' ? stylesOf(markdown) : [];
    const name = drawnBlockName(kind);
    const ofKind = name && BLOCK_RENDERINGS[name].styles;
    return ofKind === undefined ? ofText : [...ofText, ofKind];
  }),
);

function stylesOf(text: string): readonly string[] {
  return [
    ...(/^[ \t>]*>[ \t]*\[!/m.test(text) ? [CALLOUTS] : []),
    ...(/^[ \t>\d.)*+-]*(?:```|~~~)/m.test(text) ? [CODE] : []),
    ...(/^[ \t>]*: \S/m.test(text) ? [TERMS] : []),
    ...(/https?:\/\/(?:www\.|m\.)?(?:youtu|vimeo)/.test(text) ? [VIDEO_STYLES] : []),
  ];
}

const CALLOUTS = `:where(.callout){--callout:light-dark(#0b57d0,#8ab4f8);margin-block:1.5em;padding:.75em 1em;border-inline-start:.25em solid var(--callout);background:color-mix(in srgb,var(--callout) 8%,transparent)}
:where(.callout-tip){--callout:light-dark(#146c2e,#7bc98f)}
:where(.callout-important){--callout:light-dark(#7627bb,#c58af9)}
:where(.callout-warning){--callout:light-dark(#8a5300,#f5b95f)}
:where(.callout-caution){--callout:light-dark(#b3261e,#f2a19b)}
:where(.callout>*){margin-block:.5em}
:where(.callout>:first-child){margin-block-start:0}
:where(.callout>:last-child){margin-block-end:0}
:where(.callout-title){font-weight:700}
`;

const CODE = `pre:has(>code){overflow-x:auto;padding:1em;color:var(--code-text,light-dark(#24292f,#e6edf3));background:var(--code-background,light-dark(#f6f8fa,#161b22))}
pre>code{padding:0;color:inherit;background:none}
:where(.code-comment){color:var(--code-comment,light-dark(#57606a,#9198a1))}
:where(.code-keyword){color:var(--code-keyword,light-dark(#b3202c,#ff8b84))}
:where(.code-string,.code-string-expression){color:var(--code-string,light-dark(#0a3069,#a5d6ff))}
:where(.code-constant){color:var(--code-constant,light-dark(#0550ae,#79c0ff))}
:where(.code-function){color:var(--code-function,light-dark(#6b3fb5,#d2a8ff))}
:where(.code-parameter){color:var(--code-parameter,light-dark(#953800,#ffa657))}
:where(.code-punctuation){color:var(--code-punctuation,light-dark(#424a53,#c9d1d9))}
:where(.code-link){color:var(--code-link,light-dark(#0a3069,#a5d6ff))}
`;

const TERMS = `:where(dt){font-weight:700}
:where(dt:not(:first-child)){margin-block-start:.75em}
:where(dd){margin-inline-start:1.5em}
`;

const OF_TEXTS = [CALLOUTS, CODE, TERMS, VIDEO_STYLES];

const OF_BLOCKS = Object.values(BLOCK_RENDERINGS).flatMap(({ styles }) =>
  styles === undefined ? [] : [styles],
);
