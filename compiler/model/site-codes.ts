import type { CatalogueEntry } from '../diagnostics/diagnostic.ts';
import type { SiteCode, SiteSeverities } from './site-diagnostic.ts';

/** Problems of a site or theme. Codes are permanent; entries are in the order in which a build finds them. */
export const SITE_CODES = {
  'site/not-found': {
    severity: 'error',
    explanation:
      'The folder is no site: it has no `site.json`. That document names the theme and holds the settings of the whole site.',
    example: 'quoin build my-site/pages',
    repair: 'quoin build my-site',
  },
  'site/not-utf8': {
    severity: 'error',
    explanation:
      'The file is a text, and its bytes are not UTF-8, which every text of a site is. An editor that saves in another encoding, most often Latin-1 or Windows-1252, does that.',
    example: 'caf\\xe9, saved as Latin-1',
    repair: 'café, saved as UTF-8',
  },
  'site/malformed-json': {
    severity: 'error',
    explanation:
      'The document is not JSON. Documents of a site are strict JSON: names and texts in double quotes, no comments, no comma after the last entry.',
    example: '{ "type": "page", }',
    repair: '{ "type": "page" }',
  },
  'site/invalid-value': {
    severity: 'error',
    explanation:
      'A field is missing, or its value is not what the site format says. The message names the rule.',
    example: '{ "title": 42 }',
    repair: '{ "title": "Studio" }',
  },
  'site/unknown-field': {
    severity: 'warning',
    explanation:
      'The site format has no field of that name here, most often because of a slip of the pen. It is ignored: the page is built without it. It stays in the file until the dashboard writes that file.',
    example: '{ "titel": "Studio" }',
    repair: '{ "title": "Studio" }',
  },
  'site/wrong-type': {
    severity: 'error',
    explanation:
      'The type of a document does not fit the folder that it lies in: `pages` holds pages, `collections` collections, and so on.',
    example: 'pages/studio.json: { "type": "item", … }',
    repair: 'pages/studio.json: { "type": "page", … }',
  },
  'site/duplicate-id': {
    severity: 'error',
    explanation: 'Two documents of one type have the same id, so that a reference to it would be ambiguous.',
    example: '"id": "page-studio" in two files',
    repair: '"id": "page-studio" in one and "id": "page-visit" in the other',
  },
  'site/unknown-reference': {
    severity: 'error',
    explanation: 'An id is mentioned and no document of that type has it.',
    example: '"collectionId": "jurnal"',
    repair: '"collectionId": "journal"',
  },
  'site/circular-parent': {
    severity: 'error',
    explanation: 'Something is, over one or more steps, its own parent.',
    example: 'two folders of a navigation, each the parent of the other',
    repair: 'one folder without a parent',
  },
  'site/too-many-items': {
    severity: 'error',
    explanation: 'A collection holds more than it may: 200 products, or 250 items that are ordered by hand.',
    example: '201 products in one shop',
    repair: 'a second shop for some of them',
  },
  'site/missing-file': {
    severity: 'warning',
    explanation:
      'A document describes a file of `assets/` that is not there. Pages that show it have a broken picture.',
    example: 'assets/cup.png.json without assets/cup.png',
    repair: 'assets/cup.png put back, or its document removed',
  },
  'site/broken-picture': {
    severity: 'warning',
    explanation:
      'A picture of `assets/` cannot be read, so that its smaller versions cannot be made. Pages that show it have a broken picture.',
    example: 'assets/cup.jpg, of which only a part was copied',
    repair: 'assets/cup.jpg, copied again',
  },
  'site/unknown-folder': {
    severity: 'warning',
    explanation:
      'The site has a folder whose name is nearly that of a folder that is read. What is in it is not part of the site.',
    example: 'navigations/mainNavigation.json',
    repair: 'navigation/mainNavigation.json',
  },
  'site/unread-file': {
    severity: 'warning',
    explanation:
      'A folder of documents holds a file whose name ends neither in `.json` nor in `.md`. It is not part of the site.',
    example: 'pages/contact.jsn',
    repair: 'pages/contact.json',
  },
  'site/orphan-text': {
    severity: 'warning',
    explanation:
      'A `.md` file is the long text of the document of the same name beside it, and there is none. The text is shown nowhere.',
    example: 'items/journal/kiln.md without items/journal/kiln.json',
    repair: 'items/journal/kiln.md beside items/journal/kiln.json',
  },
  'site/no-text': {
    severity: 'warning',
    explanation: 'An entry has neither a text nor an excerpt: its page is a headline with nothing below it.',
    example: 'items/journal/kiln.json without items/journal/kiln.md',
    repair: 'items/journal/kiln.md beside it',
  },
  'site/early-date': {
    severity: 'warning',
    explanation:
      'The time lies before the year 2000. Times are milliseconds since 1970; one in seconds is a day of January 1970.',
    example: '{ "publishOn": 1790812800 }',
    repair: '{ "publishOn": 1790812800000 }',
  },
  'site/no-picture': {
    severity: 'warning',
    explanation:
      'A published product has no picture. The shop, the cart and search show a placeholder in its place, and search engines leave products without pictures out of their listings.',
    example: '{ "title": "Tide plate", "recordType": 11 }',
    repair: '{ "title": "Tide plate", "recordType": 11, "mainImageId": "tide-plate" }',
  },
  'site/double-option': {
    severity: 'warning',
    explanation:
      'Two values of one option of a product differ only in capitals or spaces, so that shoppers choose between what looks the same.',
    example: '"Size": "Small" in one variant and "Size": "small" in another',
    repair: '"Size": "Small" in both',
  },
  'site/odd-price': {
    severity: 'warning',
    explanation:
      'A price is in another currency than the store sells in, or is a number where a text is expected, or is called reduced and is not. Shoppers see it as it stands.',
    example: '{ "onSale": true } without salePriceMoney',
    repair: '{ "onSale": true, "salePriceMoney": { "value": "29.00", "currency": "EUR" } }',
  },
  'site/no-reduction': {
    severity: 'error',
    explanation: 'A variant is on sale for as much as it costs without the sale, or for more.',
    example: '{ "onSale": true, "salePriceMoney": { "value": "60.00", "currency": "EUR" } }',
    repair: '{ "onSale": true, "salePriceMoney": { "value": "29.00", "currency": "EUR" } }',
  },
  'site/unknown-option': {
    severity: 'warning',
    explanation:
      'A variant has an attribute that is none of the options of its product, so that nobody is asked for it.',
    example: '"attributes": { "Glazee": "Blue" }',
    repair: '"attributes": { "Glaze": "Blue" }',
  },
  'site/unknown-type-name': {
    severity: 'warning',
    explanation:
      'The theme has no templates of that name, and has some of nearly that name. The collection is shown with the templates of the program.',
    example: '"typeName": "blogg"',
    repair: '"typeName": "blog"',
  },
  'site/unused-navigation': {
    severity: 'warning',
    explanation: 'The theme shows no navigation of that id, so that nobody sees the menu.',
    example: '"id": "mainNavi"',
    repair: '"id": "mainNavigation"',
  },
  'site/overlapping-blocks': {
    severity: 'warning',
    explanation:
      'Two blocks of a section have cells in common, on wide screens or on phones, which have a layout of their own: visitors see one on top of the other. Blocks whose `z` differs are meant to lie so.',
    example:
      '"desktop": { "col": 1, "span": 24, "row": 1, "rows": 4 } and "desktop": { "col": 1, "span": 12, "row": 4, "rows": 2 }',
    repair: '"row": 5 in the second',
  },
  'site/dropped-html': {
    severity: 'warning',
    explanation:
      'A Markdown text has HTML in it, which is left out with everything between its tags at the beginning of a line. A `<` that is no tag is written `\\<`.',
    example: '# Bowls for <lunch>',
    repair: '# Bowls for \\<lunch>',
  },
  'site/dead-link': {
    severity: 'warning',
    explanation: 'A link or a picture leads to an address of the site at which there is nothing.',
    example: '"href": "/shoop"',
    repair: '"href": "/shop"',
  },
  'site/no-home': {
    severity: 'warning',
    explanation: 'No published page is the home page, so that nothing answers at `/`.',
    example: '{ "urlId": "home" }',
    repair: '{ "urlId": "home", "isHome": true }',
  },
  'site/unsupported-block': {
    severity: 'warning',
    explanation:
      'The page has a block of a kind that is not drawn yet. It is kept in the site and shown as nothing.',
    example: '{ "kind": 62 }',
    repair: 'a kind that is drawn, such as 44 (Markdown)',
  },
  'site/script-in-text': {
    severity: 'warning',
    explanation:
      "A text of the site has a script in it, and a template prints the text as it is. The page's security policy names every script that may run, and this one is not among them. Templates print texts with `|html` or `|htmltag`; code belongs into a code block.",
    example: '<h1>{title}</h1> for the title `Hi <script>…</script>`',
    repair: '<h1>{title|html}</h1>',
  },
  'site/reserved-slug': {
    severity: 'error',
    explanation:
      'The address belongs to the program itself: `api`, `cart`, `search`, `assets`, `scripts`, `404`, and everything that begins with `checkout`, `config` or `settings`.',
    example: '{ "urlId": "cart" }',
    repair: '{ "urlId": "our-carts" }',
  },
  'site/duplicate-address': {
    severity: 'error',
    explanation:
      'Two documents have the URL the same address. Addresses that differ only in capitals count as the same, because many disks cannot tell them apart.',
    example: 'a page and a collection, both with "urlId": "journal"',
    repair: '"urlId": "journal" and "urlId": "journal-archive"',
  },
  'site/unused-redirect': {
    severity: 'warning',
    explanation:
      'An old address in `redirectFrom` leads nowhere: something of the site is at it, or it is the address that the page has now, or another document has it as well, or it belongs to the program. What is at an address always wins over what was there before.',
    example: '{ "urlId": "studio", "redirectFrom": ["/studio"] }',
    repair: '{ "urlId": "studio", "redirectFrom": ["/workshop"] }',
  },
  'theme/not-found': {
    severity: 'error',
    explanation:
      'The folder that `site.json` names as its theme has no `template.conf`. The path is relative to the site.',
    example: '"theme": "kiln"',
    repair: '"theme": "../../themes/kiln"',
  },
  'theme/malformed-conf': {
    severity: 'error',
    explanation:
      'A configuration file of the theme cannot be read. It is JSON; comments and a comma after the last entry are fine.',
    example: '{ "title": Blog }',
    repair: '{ "title": "Blog" }',
  },
  'theme/invalid-conf': {
    severity: 'error',
    explanation: 'A configuration file of the theme has a value that the theme format does not allow.',
    example: '{ "pageSize": "ten" }',
    repair: '{ "pageSize": 10 }',
  },
  'theme/no-default-layout': {
    severity: 'error',
    explanation: 'A theme needs a layout named `default`: every page that names no other is put into it.',
    example: '"layouts": { "wide": { "regions": ["site"] } }',
    repair: '"layouts": { "default": { "regions": ["site"] } }',
  },
  'theme/missing-region': {
    severity: 'error',
    explanation:
      'A layout names a region, and the theme has no such file. Regions are named with or without `.region`.',
    example: '"regions": ["heeder"]',
    repair: '"regions": ["header"]',
  },
  'theme/unknown-layout': {
    severity: 'warning',
    explanation: 'A page asks for a layout that the theme does not have. The layout `default` is used.',
    example: '"regionName": "wyde"',
    repair: '"regionName": "wide"',
  },
  'theme/missing-page': {
    severity: 'warning',
    explanation:
      'A static page names a `.page` file that the theme does not have. The page shows its blocks instead.',
    example: '"template": "abuot"',
    repair: '"template": "about"',
  },
  'theme/missing-stylesheet': {
    severity: 'warning',
    explanation: 'The theme lists a style sheet that is not there. The others are used.',
    example: '"stylesheets": ["tipography.less"]',
    repair: '"stylesheets": ["typography.less"]',
  },
  'theme/broken-style': {
    severity: 'error',
    explanation: 'The style sheets of the theme cannot be compiled as LESS.',
    example: '.card { color: @ink',
    repair: '.card { color: @ink; }',
  },
  'theme/broken-script': {
    severity: 'error',
    explanation:
      'A script of the theme cannot be bundled: it has a mistake, or it imports a file that is not there.',
    example: "import './slidr.js';",
    repair: "import './slider.js';",
  },
  'theme/not-supported': {
    severity: 'info',
    explanation:
      'The theme has something that is left out, or done only in part: tweaks and presets, index collections and folders, pictures that only a script of the theme draws, scripts that call those of the platform. Each such thing is told once, at its first place. The site is built all the same; docs/theme-format.md says what works.',
    example: '// tweak: { "type": "color" }\n@ink: #123;',
    repair: '@ink: #123;',
  },
  'theme/unknown-tag': {
    severity: 'warning',
    explanation:
      'There is no `squarespace:` tag of that name. It stays in the page as it stands, where it does nothing.',
    example: '<squarespace:navigtion navigationId="mainNavigation" />',
    repair: '<squarespace:navigation navigationId="mainNavigation" />',
  },
  'theme/broken-tag': {
    severity: 'error',
    explanation:
      'A `squarespace:` tag lacks an attribute that it needs, or an attribute has a value that it cannot use.',
    example: '<squarespace:navigation template="navigation" />',
    repair: '<squarespace:navigation navigationId="mainNavigation" template="navigation" />',
  },
  'theme/no-main-content': {
    severity: 'warning',
    explanation: 'A layout has no `{squarespace.main-content}`, so that its pages show nothing of their own.',
    example: '<main>{squarespace.main-contents}</main>',
    repair: '<main>{squarespace.main-content}</main>',
  },
  'theme/unknown-collection': {
    severity: 'warning',
    explanation:
      'A query names a collection by its urlId, and the site has none of that urlId. It gives nothing.',
    example: '<squarespace:query collection="jurnal">…</squarespace:query>',
    repair: '<squarespace:query collection="journal">…</squarespace:query>',
  },
  'theme/unknown-navigation': {
    severity: 'warning',
    explanation:
      'A navigation tag asks for a navigation that neither the theme nor the site has. It is empty.',
    example: '<squarespace:navigation navigationId="mainNav" template="navigation" />',
    repair: '<squarespace:navigation navigationId="mainNavigation" template="navigation" />',
  },
} as const satisfies {
  readonly [Code in SiteCode]: CatalogueEntry & { readonly severity: SiteSeverities[Code] };
};
