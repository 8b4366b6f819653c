import type { CatalogEntry } from './diagnostic.ts';

/** Problems of a template. Codes are permanent; entries are in the order in which a template is processed. */
export const TEMPLATE_CODES = {
  'template/malformed-tag': {
    severity: 'warning',
    explanation:
      'Text in braces starts like a tag but does not match the grammar of tags. The language does not treat it as an error but prints it unchanged, including the braces, which is rarely intended. White space counts: a single space after the opening brace is enough to make it text.',
    example: '<h1>{ title|htmltag}</h1>',
    repair: '<h1>{title|htmltag}</h1>',
  },
  'template/foreign-tag': {
    severity: 'warning',
    explanation:
      'The template uses the syntax of another template language: `{{title}}`, `{#each cups}` … `{/each}`, `{% if sold %}`. Here the outer braces are printed around the value, `{#…}` is a comment, and the rest is text.',
    example: '<h1>{{title|htmltag}}</h1>',
    repair: '<h1>{title|htmltag}</h1>',
  },
  'template/unknown-formatter': {
    severity: 'error',
    explanation:
      'The name after a bar is not a formatter, so the whole tag is printed as text with its braces. Names are case-sensitive and may contain hyphens.',
    example: '{title|htmtag}',
    repair: '{title|htmltag}',
  },
  'template/wrong-argument': {
    severity: 'warning',
    explanation:
      'A formatter has an argument that it cannot use, such as a word instead of a number. The language reports no error; the formatter silently does something else.',
    example: '<p>{title|truncate short|htmltag}</p>',
    repair: '<p>{title|truncate 40|htmltag}</p>',
  },
  'template/unknown-predicate': {
    severity: 'error',
    explanation:
      'The name before a question mark is not a predicate. The condition is always false, so only the `.or` part of the block is printed.',
    example: '{.main-photo?}<img src="{assetUrl|htmltag}">{.end}',
    repair: '{.main-image?}<img src="{assetUrl|htmltag}">{.end}',
  },
  'template/unclosed-block': {
    severity: 'error',
    explanation:
      'The template ends inside a block: an `.end` is missing. `.section`, `.repeated section`, `.if`, `.macro` and every predicate open a block that one `.end` closes, together with all its `.or` parts.',
    example: '{.section author}<p>{name|htmltag}</p>',
    repair: '{.section author}<p>{name|htmltag}</p>{.end}',
  },
  'template/misplaced-instruction': {
    severity: 'error',
    explanation:
      'An instruction is not allowed here and is dropped: `.end` or `.or` outside every block (often an extra `.end`), `.alternates with` outside a `.repeated section` or for the second time in one, `.or` in a `.macro`, anything after `.eof`.',
    example: '{.section author}{name|htmltag}{.end}{.end}',
    repair: '{.section author}{name|htmltag}{.end}',
  },
  'template/unreachable-block': {
    severity: 'error',
    explanation:
      'An `.or` follows an `.or` without a condition, which always applies, so the later one never runs. The extra instruction is dropped, and both texts are printed.',
    example: '{.if sold}sold{.or}for sale{.or}unknown{.end}',
    repair: '{.if sold}sold{.or}for sale{.end}',
  },
  'template/too-deep': {
    severity: 'error',
    explanation:
      'Blocks are nested more deeply than can be run safely. Move the inner part into a partial and apply it.',
    example: '{.if a}{.if a}{.if a} … five hundred times',
    repair: '{@|apply inner.block}',
  },
  'template/unknown-partial': {
    severity: 'error',
    explanation:
      'The template applies or includes a name that is neither a partial nor a macro of the template, so nothing is printed. In a theme this is a warning, and the page is published. Partials are named by their file in `blocks/`, including the extension.',
    example: '{item|apply crad.block}',
    repair: '{item|apply card.block}',
  },
  'template/broken-partial': {
    severity: 'error',
    explanation:
      'A partial has errors and is treated as empty, or printed without the tag if a formatter or predicate does not exist. Check the partial itself to see them.',
    example: 'card.block: {.section title}{@|htmltag}',
    repair: 'card.block: {.section title}{@|htmltag}{.end}',
  },
  'template/partial-recursion': {
    severity: 'error',
    explanation:
      'Partials and macros apply each other more than 16 levels deep, usually because one applies itself to the same value endlessly. The call beyond the limit prints nothing.',
    example: 'tree.block: <li>{@|apply tree.block}</li>',
    repair: 'tree.block: {.repeated section children}<li>{@|apply tree.block}</li>{.end}',
  },
  'template/bad-expression': {
    severity: 'error',
    explanation:
      'The text of an `.eval` is not a valid expression, so nothing is evaluated or printed. Names may contain hyphens, so a minus needs spaces around it; there is no `?:`; functions are max, min, abs, num, str and bool.',
    example: '{.eval (price * 2}',
    repair: '{.eval (price * 2)}',
  },
  'template/failed-expression': {
    severity: 'error',
    explanation:
      'An expression failed with the given data: an operator lacks an operand, or a list or object is used where a number or string is needed. It has no value, except that a `+` without one operand has the value of the other. In the dialect `browser`, the tag prints nothing and its assignments are discarded.',
    example: '{.eval items + 1}',
    repair: '{.eval items.0.price + 1}',
  },
  'template/wrong-image': {
    severity: 'warning',
    explanation:
      'An `<img>` uses image template attributes (`loader`, `priority`, `videoId`) in an invalid combination. `src` is needed for every loader but `youtube`, which needs a `videoId`; `width` and `height` are whole numbers; `format` is for videos, `srcset` for `raw`, `sizes` for `sqs`, the default loader. With `debug` in the `featureFlags` of a site, a comment before the image shows the same message on the page.',
    example: '<img loader="raw" src="/a.jpg" sizes="100vw">',
    repair: '<img loader="sqs" src="/a.jpg" sizes="100vw">',
  },
  'template/raw-value-in-html': {
    severity: 'warning',
    explanation:
      'A value is printed unescaped between tags. The language escapes nothing: a `<` in the data becomes markup, so anyone who can edit the data can put a script on the page. Escape it, or put the comment `{# html #}` directly before it if it contains HTML on purpose.',
    example: '<p>{comment}</p>',
    repair: '<p>{comment|htmltag}</p>',
  },
  'template/raw-value-in-attribute': {
    severity: 'warning',
    explanation:
      'A value is printed unescaped inside an attribute. A quotation mark in the data ends the attribute, and the rest becomes new attributes. Escape it with `htmlattr` and put the value in double quotes: the formatter does not escape single quotes, and a space ends an unquoted value.',
    example: '<img alt="{title}">',
    repair: '<img alt="{title|htmlattr}">',
  },
  'template/raw-value-in-url': {
    severity: 'warning',
    explanation:
      'A value is printed unescaped inside a URL. Encode a part of a URL with `url-encode`; escape a whole URL with `htmlattr`.',
    example: '<a href="/search?q={query}">',
    repair: '<a href="/search?q={query|url-encode}">',
  },
  'template/raw-value-in-script': {
    severity: 'warning',
    explanation:
      'A value is printed unescaped inside a script or an event attribute, where HTML escaping does not help: the data becomes code. Print it with `json`, which writes a complete JavaScript literal, without quotes around it.',
    example: '<script>var title = "{title}";</script>',
    repair: '<script>var title = {title|json};</script>',
  },
  'template/not-implemented': {
    severity: 'error',
    explanation: 'The name is reserved and does nothing on any platform. Use another one.',
    example: '{.units-metric?}km{.or}miles{.end}',
    repair: '{.if websiteSettings.isMetric}km{.or}miles{.end}',
  },
  'template/limit-reached': {
    severity: 'error',
    explanation:
      'The render exceeded the limit of steps or output and stopped; the output so far is kept. Look for nested loops over the same list. Expressions have their own limits: beyond them they print nothing and rendering continues.',
    example: '{.repeated section items}{.repeated section items} … {.end}{.end}',
    repair: '{.repeated section items} … {.end}',
  },
  'template/failed-instruction': {
    severity: 'error',
    explanation:
      'An instruction failed with the given data; it printed nothing and rendering continued. Often a formatter got a value of the wrong type, such as a date that is not a number.',
    example: '{title|date %Y}',
    repair: '{publishOn|date %Y}',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
