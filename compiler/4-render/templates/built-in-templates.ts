import { BUILT_IN, type BuiltInName } from '../../3-route/choose-template.ts';
import { SHELL_MARK } from '../../model/release/manifest.ts';
import { ALBUM_TEMPLATE, EVENT_TEMPLATE, EVENTS_TEMPLATE, GALLERY_TEMPLATE } from './collection-templates.ts';
import { localizedText } from './localized-text.ts';

/** Main content that the theme has no template for. Written in JSON-T, so that all pages are rendered the same way. */
export const BUILT_IN_TEMPLATES: Readonly<Record<BuiltInName, string>> = {
  [BUILT_IN.blocks]: `{.repeated section sections}
<section class="{classes|htmltag}" id="{id|htmltag}"{.if sid} data-sid="{sid|htmltag}"{.end}>
{.section background}<picture><img class="section-background" src="{assetUrl|htmltag}" alt="" sizes="100vw" loading="lazy"></picture>
{.end}{.section video}<div class="section-video"><video class="section-background" src="{assetUrl|htmltag}" data-player muted loop playsinline preload="none" aria-hidden="true"></video></div>
{.end}<div class="section-grid">
{.repeated section blocks}{html}
{.end}</div>
</section>
{.end}`,
  [BUILT_IN.list]: `<header class="page-header">
<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>
{.end}</header>
{.repeated section items}<article class="{@|item-classes|htmltag}">
{.section mainImage}${plainImage('{altText|htmltag}', ' loading="lazy"')}
{.end}<h2><a href="{fullUrl|htmltag}">{title|htmltag}</a></h2>
{.if publishOn}<p><time datetime="{publishOn|date %F}">{publishOn|date %d %B %Y}</time></p>
{.end}{excerpt}
</article>
{.or}<p>${localizedText('nothingHereYet', 'No items yet.')}</p>
{.end}${pager()}`,
  [BUILT_IN.index]: `<header class="page-header">
<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>
{.end}</header>
{.section collection}{.repeated section collections}<section class="index-section" id="{urlId|htmltag}">
<h2><a href="{fullUrl|htmltag}">{title|htmltag}</a></h2>
{.section mainImage}${plainImage('{altText|htmltag}', ' loading="lazy"')}
{.end}{.if mainContent}{mainContent}{.or}{.if items}<ul>
{.repeated section items}<li><a href="{fullUrl|htmltag}">{title|htmltag}</a></li>
{.end}</ul>
{.end}{.end}</section>
{.or}<section class="index-section"><p>${localizedText('nothingHereYet', 'No pages yet.')}</p></section>
{.end}{.end}`,
  [BUILT_IN.events]: EVENTS_TEMPLATE,
  [BUILT_IN.event]: EVENT_TEMPLATE,
  [BUILT_IN.gallery]: `${GALLERY_TEMPLATE}${pager()}`,
  [BUILT_IN.album]: ALBUM_TEMPLATE,
  [BUILT_IN.products]: `<header class="page-header">
<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>
{.end}</header>
<ul class="product-list" id="productList">
{.repeated section items}<li class="product {@|item-classes|htmltag}">
<a href="{fullUrl|htmltag}">{.section mainImage}${plainImage('', ' loading="lazy"')}{.end}<span class="product-title">{title|htmltag}</span></a>
{@|product-status}
{@|product-price}
</li>
{.end}</ul>
${pager()}`,
  [BUILT_IN.item]: `{.section item}<article class="{@|item-classes|htmltag}" id="item-{id|htmltag}">
<h1>{title|htmltag}</h1>
{.if publishOn}<p><time datetime="{publishOn|date %F}">{publishOn|date %d %B %Y}</time>{.if author.displayName} {author.displayName|htmltag}{.end}</p>
{.end}{.section mainImage}${plainImage('{altText|htmltag}')}
{.end}{body}
</article>
{.end}`,
  [BUILT_IN.product]: `{.section item}<article class="{@|item-classes|htmltag} product-layout" id="product-{id|htmltag}">
{.if mainImage || items}<div class="product-images" id="productGallery">{.section mainImage}${plainImage('{altText|htmltag}')}{.end}
{.repeated section items}{.equal? assetUrl mainImage.assetUrl}{.or}${plainImage('{altText|htmltag}', ' loading="lazy"')}
{.end}{.end}</div>
{.end}<div class="product-details" id="productDetails">
<h1 class="product-title">{title|htmltag}</h1>
{@|product-status}
{@|product-price}
{.if excerpt}<div class="product-excerpt">{excerpt}</div>{.end}
{@|product-scarcity}
{@|variants-select}
{@|quantity-input}
{@|add-to-cart-btn}
{@|product-restock-notification}
</div>
{.if body}<div class="product-description">{body}</div>{.end}
</article>
{.end}`,
  [BUILT_IN.notFound]: `<div class="not-found">
<h1>${localizedText('notFoundTitle', 'Page not found')}</h1>
<p>${localizedText('notFoundText', 'The page you’re looking for doesn’t exist or has been moved.')}</p>
<p><a href="/">${localizedText('notFoundHome', 'Back to home')}</a></p>
</div>
`,
  [BUILT_IN.shell]: SHELL_MARK,
  [BUILT_IN.search]: `<h1 class="search-title">${localizedText('searchTitle', 'Search')}</h1>
${SHELL_MARK}`,
  [BUILT_IN.lockScreen]: `{.if website.lockScreenImageUrl}<div class="quoin-lock-page"><img class="quoin-lock-background" src="{website.lockScreenImageUrl|htmltag}" alt="">{.end}{.if website.lockScreenLogoImageUrl}<p class="quoin-lock-logo"><a href="/"><img src="{website.lockScreenLogoImageUrl|htmltag}" alt="{website.siteTitle|htmltag}"></a></p>{.end}${SHELL_MARK}{.if website.lockScreenImageUrl}</div>{.end}`,
};

/** Frame of a block. */
export const BLOCK_FRAME =
  '<div class="{classes|htmltag}" id="{id|htmltag}"{.if bid} data-bid="{bid|htmltag}"{.end}{.if edit} data-edit="{edit|htmltag}"{.end}>{html}</div>';

/** Frame of a block in a block field. */
export const CLASSIC_FRAME =
  '<div class="{classes|htmltag}" data-block-type="{kind}" id="{id|htmltag}"{.if bid} data-bid="{bid|htmltag}"{.end}><div class="sqs-block-content"{.if edit} data-edit="{edit|htmltag}"{.end}>{html}</div></div>';

/** Content of a block field: rows of columns, as themes style them. */
export const CLASSIC_ROWS = `{.repeated section rows}<div class="row sqs-row">{.repeated section columns}<div class="col sqs-col-{span} span-{span}">{.repeated section blocks}{html}
{.or}<div class="sqs-block spacer-block sqs-block-spacer"></div>{.end}</div>{.end}</div>
{.end}`;

/** Image of a list or an item. */
function plainImage(alt: string, attributes = ''): string {
  return `<picture><img src="{assetUrl|htmltag}" alt="${alt}"${attributes}></picture>`;
}

function pager(): string {
  return `{.section pagination}{.if prevPage || nextPage}<nav class="pagination" aria-label="${localizedText('pages', 'Pages')}">{.if prevPage}<a rel="prev" href="{prevPageUrl|htmltag}">${localizedText('newer', 'Newer')}</a>{.end} {.if nextPage}<a rel="next" href="{nextPageUrl|htmltag}">${localizedText('older', 'Older')}</a>{.end}</nav>
{.end}{.end}`;
}
