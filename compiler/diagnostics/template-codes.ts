import type { CatalogueEntry } from './diagnostic.ts';

/** Problems of a template. Codes are permanent; entries are in the order in which a template is processed. */
export const TEMPLATE_CODES = {
  'template/malformed-tag': {
    severity: 'warning',
    explanation:
      'Something in braces begins like a tag but does not fit the grammar of tags. Such text is not an error for the language: it is printed as it stands, braces included, which is hardly ever meant. Nothing is trimmed in a tag, so one blank after the opening brace is enough.',
    example: '<h1>{ title|htmltag}</h1>',
    repair: '<h1>{title|htmltag}</h1>',
  },
  'template/foreign-tag': {
    severity: 'warning',
    explanation:
      'Something is written as another template language writes it: `{{title}}`, `{#each cups}` … `{/each}`, `{% if sold %}`. Here the outer braces are printed around the value, `{#…}` is a comment, and the rest is text.',
    example: '<h1>{{title|htmltag}}</h1>',
    repair: '<h1>{title|htmltag}</h1>',
  },
  'template/unknown-formatter': {
    severity: 'error',
    explanation:
      'The name after a bar is no formatter. The whole tag stays text and is printed with its braces. Names are case-sensitive and may hold hyphens.',
    example: '{title|htmtag}',
    repair: '{title|htmltag}',
  },
  'template/wrong-argument': {
    severity: 'warning',
    explanation:
      'A formatter was given an argument that it cannot use, such as a word where it takes a number. That is no error for the language: the formatter does something else, and nobody is told.',
    example: '<p>{title|truncate short|htmltag}</p>',
    repair: '<p>{title|truncate 40|htmltag}</p>',
  },
  'template/unknown-predicate': {
    severity: 'error',
    explanation:
      'The name before a question mark is no predicate. The block is kept, but the answer is always no, so only its `.or` part is ever printed.',
    example: '{.main-picture?}<img src="{assetUrl|htmltag}">{.end}',
    repair: '{.main-image?}<img src="{assetUrl|htmltag}">{.end}',
  },
  'template/unclosed-block': {
    severity: 'error',
    explanation:
      'The template ends inside a block: an `.end` is missing. Each of `.section`, `.repeated section`, `.if`, `.macro` and every predicate opens a block that one `.end` closes, together with all its `.or` parts.',
    example: '{.section author}<p>{name|htmltag}</p>',
    repair: '{.section author}<p>{name|htmltag}</p>{.end}',
  },
  'template/misplaced-instruction': {
    severity: 'error',
    explanation:
      'An instruction stands where the language has no place for it and is dropped: `.end` or `.or` outside every block (often one `.end` too many), `.alternates with` outside a `.repeated section` or for the second time in one, `.or` in a `.macro`, anything after `.eof`.',
    example: '{.section author}{name|htmltag}{.end}{.end}',
    repair: '{.section author}{name|htmltag}{.end}',
  },
  'template/unreachable-block': {
    severity: 'error',
    explanation:
      'An `.or` follows an `.or` without a condition, which always applies: the later one never runs. The extra instruction is dropped, so that both texts are printed.',
    example: '{.if sold}sold{.or}for sale{.or}unknown{.end}',
    repair: '{.if sold}sold{.or}for sale{.end}',
  },
  'template/too-deep': {
    severity: 'error',
    explanation:
      'Blocks are nested deeper than any page needs and deeper than can be run safely. Move the inner part into a partial and apply it.',
    example: '{.if a}{.if a}{.if a} … five hundred times',
    repair: '{@|apply inner.block}',
  },
  'template/unknown-partial': {
    severity: 'error',
    explanation:
      'A partial is applied or included that is neither among the partials nor a macro of the template. Nothing is printed in its place. A check calls it an error; the language goes on, so a build publishes the page and warns. A partial is named by its file below `blocks/`, its ending included.',
    example: '{item|apply crad.block}',
    repair: '{item|apply card.block}',
  },
  'template/broken-partial': {
    severity: 'error',
    explanation:
      'A partial has errors of its own and counts as empty. They are listed where the partial is checked by itself.',
    example: 'card.block: {.section title}{@|htmltag}',
    repair: 'card.block: {.section title}{@|htmltag}{.end}',
  },
  'template/partial-recursion': {
    severity: 'error',
    explanation:
      'Partials and macros apply each other more than 16 levels deep, which nearly always means that one applies itself on the same value for ever. The call that went too deep prints nothing.',
    example: 'tree.block: <li>{@|apply tree.block}</li>',
    repair: 'tree.block: {.repeated section children}<li>{@|apply tree.block}</li>{.end}',
  },
  'template/bad-expression': {
    severity: 'error',
    explanation:
      'The text of an `.eval` is no expression. Nothing is evaluated or printed. Names may hold hyphens, so a minus needs blanks around it; there is no `?:`; functions are max, min, abs, num, str and bool.',
    example: '{.eval (price * 2}',
    repair: '{.eval (price * 2)}',
  },
  'template/failed-expression': {
    severity: 'error',
    explanation:
      'An expression could not be worked off with the data at hand: an operator lacks an operand, or a list or an object stands where a number or a text is needed. Nothing is printed and what it assigned is dropped.',
    example: '{.eval items + 1}',
    repair: '{.eval items.0.price + 1}',
  },
  'template/wrong-image': {
    severity: 'warning',
    explanation:
      'An `<img>` says with words of the image templates (`loader`, `priority`, `videoId`) how it is loaded, and what it asks for does not go together. `src` is needed for every loader but `youtube`, which needs a `videoId`; `width` and `height` are whole numbers; `format` is for videos, `srcset` for `raw`, `sizes` for `sqs`, the loader where none is named. With the flag `debug` among the `featureFlags` of a site, a comment before the picture says the same on the page.',
    example: '<img loader="raw" src="/a.jpg" sizes="100vw">',
    repair: '<img loader="sqs" src="/a.jpg" sizes="100vw">',
  },
  'template/raw-value-in-html': {
    severity: 'warning',
    explanation:
      'A value is printed as it is between tags. The language escapes nothing: a `<` in the data becomes markup, and whoever can write the data can put a script on the page. Escape it, or state with the comment `{# html #}` right before it that it holds HTML on purpose.',
    example: '<p>{comment}</p>',
    repair: '<p>{comment|htmltag}</p>',
  },
  'template/raw-value-in-attribute': {
    severity: 'warning',
    explanation:
      'A value is printed as it is inside an attribute. A quotation mark in the data ends the attribute and what follows becomes attributes of its own. Escape it with `htmlattr`, and put the attribute in double quotes: these formatters leave a single quote alone and a blank ends a value without quotes.',
    example: '<img alt="{title}">',
    repair: '<img alt="{title|htmlattr}">',
  },
  'template/raw-value-in-url': {
    severity: 'warning',
    explanation:
      'A value is printed as it is inside a URL. Encode a value that is one part of a URL with `url-encode`; escape a value that is a whole URL with `htmlattr`.',
    example: '<a href="/search?q={query}">',
    repair: '<a href="/search?q={query|url-encode}">',
  },
  'template/raw-value-in-script': {
    severity: 'warning',
    explanation:
      'A value is printed as it is inside a script or an event attribute, where escaping for HTML does not help: the data becomes program. Print it with `json`, which makes a complete JavaScript literal: write no quotes around it.',
    example: '<script>var title = "{title}";</script>',
    repair: '<script>var title = {title|json};</script>',
  },
  'template/not-implemented': {
    severity: 'error',
    explanation: 'The name is reserved in the language and does nothing on any platform. Use another one.',
    example: '{.units-metric?}km{.or}miles{.end}',
    repair: '{.if websiteSettings.isMetric}km{.or}miles{.end}',
  },
  'template/limit-reached': {
    severity: 'error',
    explanation:
      'The render took more steps, or made more output, than it may, and stopped there; what was printed is kept. Look for a loop in a loop over the same list. An expression has limits of its own: beyond them it prints nothing and the rest goes on.',
    example: '{.repeated section items}{.repeated section items} … {.end}{.end}',
    repair: '{.repeated section items} … {.end}',
  },
  'template/failed-instruction': {
    severity: 'error',
    explanation:
      'An instruction failed on the data at hand; it printed nothing and the rest of the template went on. Often a formatter met a value that it cannot work with, such as a date that is no number.',
    example: '{title|date %Y}',
    repair: '{publishOn|date %Y}',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
