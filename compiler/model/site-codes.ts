import type { CatalogEntry } from '../diagnostics/diagnostic.ts';
import type { SiteCode, SiteSeverities } from './site-diagnostic.ts';

/** Problems of a site or theme. Codes are permanent; entries are in the order in which a build finds them. */
export const SITE_CODES = {
  'site/not-found': {
    severity: 'error',
    explanation:
      'The folder is not a site: it has no `site.json`, which names the theme and contains the site settings.',
    example: 'quoin build my-site/pages',
    repair: 'quoin build my-site',
  },
  'site/not-utf8': {
    severity: 'error',
    explanation:
      'The file is not valid UTF-8, which all texts of a site must be. Usually an editor saved it in another encoding, such as Latin-1 or Windows-1252.',
    example: 'caf\\xe9, saved as Latin-1',
    repair: 'café, saved as UTF-8',
  },
  'site/malformed-json': {
    severity: 'error',
    explanation:
      'The document is not valid JSON. Site documents are strict JSON: names and strings in double quotes, no comments, no trailing commas.',
    example: '{ "type": "page", }',
    repair: '{ "type": "page" }',
  },
  'site/invalid-value': {
    severity: 'error',
    explanation:
      'A field is missing or its value does not match the site format. The message names the rule.',
    example: '{ "title": 42 }',
    repair: '{ "title": "Studio" }',
  },
  'site/unknown-field': {
    severity: 'warning',
    explanation:
      'The site format has no field with this name here; usually it is a typo. The field is ignored, and it stays in the file until the dashboard writes that file. Where fields of any name are allowed for templates, such as in the store settings, only a name that is close to a known one is reported.',
    example: '{ "titel": "Studio" }',
    repair: '{ "title": "Studio" }',
  },
  'site/wrong-type': {
    severity: 'error',
    explanation:
      'The type of the document does not match its folder: `pages` contains pages, `collections` contains collections, and so on.',
    example: 'pages/studio.json: { "type": "item", … }',
    repair: 'pages/studio.json: { "type": "page", … }',
  },
  'site/duplicate-id': {
    severity: 'error',
    explanation: 'Two documents of one type have the same id, so references to it are ambiguous.',
    example: '"id": "page-studio" in two files',
    repair: '"id": "page-studio" in one and "id": "page-visit" in the other',
  },
  'site/unknown-reference': {
    severity: 'error',
    explanation: 'A document refers to an id that no document of that type has.',
    example: '"collectionId": "jurnal"',
    repair: '"collectionId": "journal"',
  },
  'site/unknown-tag': {
    severity: 'warning',
    explanation: 'An item has a tag or a category that does not exist. It is published without it.',
    example: '"tags": ["stoneware"]',
    repair: '"tags": ["tag-stoneware"]',
  },
  'site/circular-parent': {
    severity: 'error',
    explanation: 'Something is its own parent, directly or through other parents.',
    example: 'two folders of a navigation, each the parent of the other',
    repair: 'one folder without a parent',
  },
  'site/too-many-items': {
    severity: 'error',
    explanation:
      'A collection has more items than the limit: 200 products, 250 items in manual order, or 60 tracks of an album. Or the site has more than 10,000 categories.',
    example: '201 products in one shop',
    repair: 'a second shop for some of them',
  },
  'site/missing-file': {
    severity: 'warning',
    explanation:
      'A document describes a file in `assets/` that does not exist. Pages that use it show a broken image.',
    example: 'assets/cup.png.json without assets/cup.png',
    repair: 'assets/cup.png put back, or its document removed',
  },
  'site/broken-image': {
    severity: 'warning',
    explanation:
      'An image in `assets/` cannot be read, so smaller versions cannot be made. Pages that use it show a broken image.',
    example: 'assets/cup.jpg, of which only a part was copied',
    repair: 'assets/cup.jpg, copied again',
  },
  'site/unknown-folder': {
    severity: 'warning',
    explanation:
      'The site has a folder that Quoin does not read, with almost the name of a known folder or with documents in it. Its files are not part of the site.',
    example: 'nav/mainNavigation.json',
    repair: 'navigation/mainNavigation.json',
  },
  'site/unread-file': {
    severity: 'warning',
    explanation:
      'A document folder contains a file that ends in neither `.json` nor `.md`, or a symbolic link. It is not part of the site.',
    example: 'pages/contact.jsn',
    repair: 'pages/contact.json',
  },
  'site/malformed-data': {
    severity: 'error',
    explanation:
      'A file in `data/` cannot be read: it is not valid YAML or CSV, or it has more than 1,000,000 bytes. In CSV, the first line has the names of the columns.',
    example: 'name,role\nAna,"potter',
    repair: 'name,role\nAna,potter',
  },
  'site/data-name': {
    severity: 'warning',
    explanation:
      'A file in `data/` has a name that templates cannot write, or the name of another file or folder there. It is ignored.',
    example: 'data/2026 prices.csv',
    repair: 'data/prices-2026.csv',
  },
  'site/orphan-text': {
    severity: 'warning',
    explanation:
      'A `.md` file is the long text of the document with the same name, and that document does not exist. The text is not shown.',
    example: 'items/journal/kiln.md without items/journal/kiln.json',
    repair: 'items/journal/kiln.md beside items/journal/kiln.json',
  },
  'site/front-matter': {
    severity: 'warning',
    explanation:
      'A `.md` file starts with front matter: fields between two lines of `---`, as in other site generators. Quoin reads the fields of a text from the `.json` file of the same name and publishes these lines as a rule and text.',
    example: 'items/journal/kiln.md: ---, title: A kiln, ---',
    repair: 'items/journal/kiln.json: { "body": { "title": "A kiln", … } }',
  },
  'site/unused-translation': {
    severity: 'warning',
    explanation:
      'A file in `translations/`, or a field of it, has no effect: its language is not in the settings, there is no such document, or the field is the same in every language, such as a price or the position of a block.',
    example: 'translations/fr/pages/studios.json',
    repair: 'translations/fr/pages/studio.json',
  },
  'site/long-text': {
    severity: 'error',
    explanation:
      'A text has more than 300,000 characters or 5,000 footnotes. Rendering takes time that grows with the length, and visitors do not read pages of this length.',
    example: 'a novel as the text of one post',
    repair: 'one post per chapter',
  },
  'site/deep-text': {
    severity: 'error',
    explanation:
      'Quotes or lists in a text are nested more than 100 deep, emphasis more than about 400, or a paragraph has more than 5,000 brackets and signs of emphasis. None of it is ever intended, and it takes too long to render.',
    example: '100 times "> " before a line',
    repair: '"> " before the line',
  },
  'site/no-text': {
    severity: 'warning',
    explanation: 'An entry has neither a text nor an excerpt, so its page is only a headline.',
    example: 'items/journal/kiln.json without items/journal/kiln.md',
    repair: 'items/journal/kiln.md beside it',
  },
  'site/early-date': {
    severity: 'warning',
    explanation:
      'The time is before the year 2000. Times are milliseconds since 1970; a time in seconds falls in January 1970.',
    example: '{ "publishOn": 1790812800 }',
    repair: '{ "publishOn": 1790812800000 }',
  },
  'site/no-image': {
    severity: 'warning',
    explanation:
      'A published product has no image. The shop, the cart and search show a placeholder, and search engines may not list products without images.',
    example: '{ "title": "Tide plate", "recordType": 11 }',
    repair: '{ "title": "Tide plate", "recordType": 11, "mainImageId": "tide-plate" }',
  },
  'site/double-option': {
    severity: 'warning',
    explanation:
      'Two values of one product option differ only in case or spaces, so they look the same to customers.',
    example: '"Size": "Small" in one variant and "Size": "small" in another',
    repair: '"Size": "Small" in both',
  },
  'site/other-currency': {
    severity: 'error',
    explanation:
      'A price, a shipping cost or the minimum order is in a currency other than that of the store. Customers would see one amount and pay another, so the site is not published. The dashboard converts all prices when you change the currency.',
    example: '{ "value": "29.00", "currency": "USD" } in a store that sells in EUR',
    repair: '{ "value": "29.00", "currency": "EUR" }',
  },
  'site/odd-price': {
    severity: 'warning',
    explanation:
      'A price is a number instead of a string, or is marked as a sale without a sale price: visitors see and pay the regular price.',
    example: '{ "onSale": true } without salePriceMoney',
    repair: '{ "onSale": true, "salePriceMoney": { "value": "29.00", "currency": "EUR" } }',
  },
  'site/no-reduction': {
    severity: 'error',
    explanation: 'The sale price of a variant is not lower than its regular price.',
    example: '{ "onSale": true, "salePriceMoney": { "value": "60.00", "currency": "EUR" } }',
    repair: '{ "onSale": true, "salePriceMoney": { "value": "29.00", "currency": "EUR" } }',
  },
  'site/unverified-captcha': {
    severity: 'error',
    explanation:
      'A form or back-in-stock requests require a captcha, but no bot check is set up. The server could not tell solved captchas from invented ones, so it would reject every submission.',
    example: 'quoin serve',
    repair: 'BOT_CHECK_URL=https://www.google.com/recaptcha/api/siteverify BOT_CHECK_SECRET=… quoin serve',
  },
  'site/captcha-without-key': {
    severity: 'warning',
    explanation:
      'A form requires a captcha, but the settings contain no site key. The form is published without a captcha and accepts every submission.',
    example: '{ "captchaEnabled": true }',
    repair: '{ "website": { "captchaSettings": { "siteKey": "6Lc…" } } }',
  },
  'site/placeholder-contact': {
    severity: 'warning',
    explanation:
      'The contact email is the placeholder of a new site. Pages show it to visitors, and you do not receive the notifications about orders.',
    example: '"website": { "contactEmail": "your-address@example.com" }',
    repair: '"website": { "contactEmail": "ola@olaria.example" }',
  },
  'site/no-shipping': {
    severity: 'warning',
    explanation:
      'The store sells physical products, but has no shipping options: every order is shipped for free, to every country. docs/selling.md describes shipping and taxes.',
    example: '"storeSettings": { "currency": "EUR" }',
    repair:
      '"shippingOptions": { "post": { "order": "a0", "name": "Post", "cost": { "value": "5.00", "currency": "EUR" } } }',
  },
  'site/missing-download': {
    severity: 'error',
    explanation:
      'A product delivers a file that is not in `downloads/`: customers would pay for a file that does not exist.',
    example: '"files": { "book": { "order": "a0", "filename": "book.pdf" } } without downloads/book.pdf',
    repair: 'downloads/book.pdf put back',
  },
  'site/no-download': {
    severity: 'warning',
    explanation:
      'A digital product has no files, so customers receive nothing after payment. Add files in the dashboard, or put them into `downloads/` and name them in `files`.',
    example: '"structuredContent": { "productType": 2 }',
    repair:
      '"structuredContent": { "productType": 2, "files": { "book": { "order": "a0", "filename": "book.pdf" } } }',
  },
  'site/unknown-option': {
    severity: 'warning',
    explanation:
      'A variant has an attribute that is not an option of its product, so customers cannot choose it.',
    example: '"attributes": { "Glazee": "Blue" }',
    repair: '"attributes": { "Glaze": "Blue" }',
  },
  'site/unknown-type-name': {
    severity: 'warning',
    explanation:
      'The theme has no templates with this name, but has some with a similar name. The collection is shown with the built-in templates.',
    example: '"typeName": "blogg"',
    repair: '"typeName": "blog"',
  },
  'site/unused-navigation': {
    severity: 'warning',
    explanation: 'The theme shows no navigation with this id, so the menu is not visible.',
    example: '"id": "mainNavi"',
    repair: '"id": "mainNavigation"',
  },
  'site/unused-block-field': {
    severity: 'warning',
    explanation:
      'No template of the theme has a `<squarespace:block-field>` with this id, so the blocks of the document are not shown. Its id must be that of the tag.',
    example: '"id": "foot"',
    repair: '"id": "footer"',
  },
  'site/overlapping-blocks': {
    severity: 'warning',
    explanation:
      'Two blocks of a section overlap, on wide screens or in the separate phone layout: visitors see one on top of the other. Blocks with different `z` overlap on purpose and are not reported.',
    example:
      '"desktop": { "col": 1, "span": 24, "row": 1, "rows": 4 } and "desktop": { "col": 1, "span": 12, "row": 4, "rows": 2 }',
    repair: '"row": 5 in the second',
  },
  'site/dropped-html': {
    severity: 'warning',
    explanation:
      'A Markdown text contains HTML, which is removed; at the start of a line, everything between the tags is removed too. Write a literal `<` as `\\<`.',
    example: '# Bowls for <lunch>',
    repair: '# Bowls for \\<lunch>',
  },
  'site/dead-link': {
    severity: 'warning',
    explanation: 'A link or an image refers to a URL of the site that does not exist.',
    example: '"href": "/shoop"',
    repair: '"href": "/shop"',
  },
  'site/no-home': {
    severity: 'warning',
    explanation: 'No published page is the home page, so there is no page at `/`.',
    example: '{ "urlId": "home" }',
    repair: '{ "urlId": "home", "isHome": true }',
  },
  'site/remote-fonts': {
    severity: 'warning',
    explanation:
      'The design asks for fonts to be published with the site, and a style sheet of fonts cannot be downloaded: its host cannot be reached, is not one of those in `selfHostFonts`, or sends something else. The import stays, so browsers of visitors load the fonts from there.',
    example: '"selfHostFonts": true, and @import url("https://fonts.example/inter.css");',
    repair: '"selfHostFonts": ["fonts.example"]',
  },
  'site/unknown-preset': {
    severity: 'warning',
    explanation:
      'The design names a preset that the theme does not have: there is no `.preset` file with this title or name. The values in the style sheets of the theme are used.',
    example: '"design": { "preset": "Drk" }',
    repair: '"design": { "preset": "Dark" }',
  },
  'site/unknown-tweak': {
    severity: 'warning',
    explanation:
      'The design sets a tweak that the theme does not have. It has no effect. `quoin theme` lists the tweaks of a theme with their names.',
    example: '"tweaks": { "@headerColor": "#123456" }',
    repair: '"tweaks": { "headerColor": "#123456" }',
  },
  'site/invalid-tweak': {
    severity: 'warning',
    explanation:
      'The design sets a tweak of the theme to a value that it cannot have: a number out of its range, an option that does not exist, text that is not a color. It is ignored.',
    example: '"tweaks": { "headerPadding": "wide" }',
    repair: '"tweaks": { "headerPadding": 40 }',
  },
  'site/unsupported-block': {
    severity: 'warning',
    explanation:
      'The page has a block of a kind that is not supported yet. It is kept in the site and not shown.',
    example: '{ "kind": 4 }',
    repair: 'a kind that is drawn, such as 44 (Markdown)',
  },
  'site/script-in-text': {
    severity: 'warning',
    explanation:
      "A text of the site contains a script, and a template prints the text unescaped. The page's security policy lists the scripts that may run, and this one is not among them. Print texts with `|html` or `|htmltag`, and put code into a code block.",
    example: '<h1>{title}</h1> for the title `Hi <script>…</script>`',
    repair: '<h1>{title|html}</h1>',
  },
  'site/reserved-slug': {
    severity: 'error',
    explanation:
      'The URL is reserved for Quoin: `api`, `cart`, `search`, `assets`, `scripts`, `404`, `404.html`, `index.html`, `robots.txt`, `sitemap.xml`, `search-index.json`, and everything that starts with `checkout`, `config` or `settings`.',
    example: '{ "urlId": "cart" }',
    repair: '{ "urlId": "our-carts" }',
  },
  'site/duplicate-address': {
    severity: 'error',
    explanation:
      'Two documents have the same URL. URLs that differ only in case count as the same, because many file systems do not distinguish them.',
    example: 'a page and a collection, both with "urlId": "journal"',
    repair: '"urlId": "journal" and "urlId": "journal-archive"',
  },
  'site/path-collision': {
    severity: 'error',
    explanation:
      'Two files of the published site cannot be next to each other: they have the same name, perhaps in another case, or one is needed as a folder.',
    example: 'a page with "urlId": "about" and one with "urlId": "about/index.html"',
    repair: '"urlId": "about" and "urlId": "about/index"',
  },
  'site/name-too-long': {
    severity: 'error',
    explanation:
      'A file or folder of the published site would have a name of more than 255 bytes, which file systems do not accept. Letters beyond ASCII have two to four bytes.',
    example: '{ "urlId": "…" } with 200 Japanese letters',
    repair: '{ "urlId": "…" } with at most 85 Japanese letters',
  },
  'site/similar-names': {
    severity: 'warning',
    explanation:
      'The names of two published files differ only in case. On file systems that do not distinguish them, one overwrites the other.',
    example: 'assets/Logo.svg and assets/logo.svg',
    repair: 'assets/logo.svg and assets/logo-large.svg',
  },
  'site/unused-redirect': {
    severity: 'warning',
    explanation:
      'An old URL in `redirectFrom` has no effect: the site uses it, it is the current URL of the page, another document lists it too, or it is reserved. Current pages always take precedence over redirects.',
    example: '{ "urlId": "studio", "redirectFrom": ["/studio"] }',
    repair: '{ "urlId": "studio", "redirectFrom": ["/atelier"] }',
  },
  'site/many-redirects': {
    severity: 'warning',
    explanation:
      'Static hosts such as Cloudflare Pages ignore redirects after the first 2,000, and after the first 100 for everything below a collection. Where no host reads `_redirects`, 5,000 pages lead on.',
    example: '400 documents with ten old URLs each',
    repair: '400 documents with the old URLs that are still visited',
  },
  'site/protected-page': {
    severity: 'warning',
    explanation:
      'A page or collection has a `password` or `access`, which only the Worker can check. `quoin build` writes files for static hosts, so it leaves the page out, and everything in the collection. `quoin serve` and `quoin publish` serve it.',
    example: 'quoin build studio',
    repair: 'quoin serve studio',
  },
  'site/hidden-paywall-product': {
    severity: 'warning',
    explanation:
      'A page or collection is for the customers of a product that is not published, or whose own page is protected. Visitors are not shown where to buy it; customers who have bought it still get in.',
    example: '"access": { "for": "customers", "productIds": ["draft-course"] }',
    repair: '"access": { "for": "customers", "productIds": ["course"] }',
  },
  'theme/not-found': {
    severity: 'error',
    explanation:
      'The theme folder named in `site.json` has no `template.conf`. The path is relative to the site.',
    example: '"theme": "kiln"',
    repair: '"theme": "../../themes/kiln"',
  },
  'theme/malformed-conf': {
    severity: 'error',
    explanation:
      'A configuration file of the theme is not valid JSON. Comments and trailing commas are allowed.',
    example: '{ "title": Blog }',
    repair: '{ "title": "Blog" }',
  },
  'theme/invalid-conf': {
    severity: 'error',
    explanation:
      'A configuration file of the theme has a value that the theme format does not allow. A setting that is not required is ignored with a warning; a `pageSize` that is too high is lowered.',
    example: '{ "pageSize": "ten" }',
    repair: '{ "pageSize": 10 }',
  },
  'theme/no-default-layout': {
    severity: 'error',
    explanation:
      'A theme needs a layout named `default` with at least one region that exists: all pages without another layout use it.',
    example: '"layouts": { "wide": { "regions": ["site"] } }',
    repair: '"layouts": { "default": { "regions": ["site"] } }',
  },
  'theme/missing-region': {
    severity: 'warning',
    explanation:
      'A layout names a region file that the theme does not have. Its pages show the other regions. Regions are named with or without `.region`.',
    example: '"regions": ["heeder"]',
    repair: '"regions": ["header"]',
  },
  'theme/unknown-layout': {
    severity: 'warning',
    explanation: 'A page names a layout that the theme does not have. The layout `default` is used.',
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
    explanation: 'The theme lists or imports a style sheet that does not exist. The others are used.',
    example: '"stylesheets": ["tipography.less"]',
    repair: '"stylesheets": ["typography.less"]',
  },
  'theme/broken-style': {
    severity: 'warning',
    explanation:
      'A part of a style sheet cannot be compiled as LESS, or refers to a variable or mixin that no sheet defines. It is left out; the rest is used.',
    example: '.card { color: @ink',
    repair: '.card { color: @ink; }',
  },
  'theme/invalid-tweak': {
    severity: 'warning',
    explanation:
      'A `// tweak:` comment is not a JSON object with a title and one of the types color, value, dropdown, checkbox, font and image, or what it controls does not follow it: a variable after a color or a value, a rule after a font or an image, a list of options in a dropdown. Or a preset has a value that a tweak cannot have. It is ignored.',
    example: '// tweak: { "type": "color", "title": "Ink" }\n.ink { color: #123; }',
    repair: '// tweak: { "type": "color", "title": "Ink" }\n@ink: #123;',
  },
  'theme/missing-script': {
    severity: 'warning',
    explanation:
      'A template loads a script of `scripts/` that the theme does not have, such as one that a build tool writes. Pages are published without it.',
    example: '<script src="/scripts/ste.js"></script>',
    repair: '<script src="/scripts/site.js"></script>',
  },
  'theme/broken-script': {
    severity: 'warning',
    explanation:
      'A script of the theme cannot be bundled: it has a syntax error or imports a file that does not exist. It is published as it is.',
    example: "import './slidr.js';",
    repair: "import './slider.js';",
  },
  'theme/platform-call': {
    severity: 'warning',
    explanation:
      'A script of the theme, in a template or in `scripts/`, uses a part of the platform that pages do not have, so it stops there. Pages provide the parts that themes use most, such as `Y.one`, `Squarespace.onInitialize` and `ImageLoader.load`; docs/theme-format.md lists them. A note instead of a warning: the script only asks whether the part exists.',
    example: "Y.use('jsonp', function (Y) { Y.jsonp('https://api.example/tides', show); });",
    repair: "fetch('https://api.example/tides').then((response) => response.json()).then(show);",
  },
  'theme/not-supported': {
    severity: 'info',
    explanation:
      'The theme uses a feature that is ignored or supported only in part: index collections and folders, images that only a theme script loads. Each feature is reported once, at its first occurrence. The site is still built; docs/theme-format.md lists what is supported.',
    example: '<div {@|image-meta}></div>',
    repair: '<img {@|image-meta}>',
  },
  'theme/unknown-tag': {
    severity: 'warning',
    explanation:
      'There is no `squarespace:` tag with this name. It stays in the page unchanged and does nothing.',
    example: '<squarespace:navigtion navigationId="mainNavigation" />',
    repair: '<squarespace:navigation navigationId="mainNavigation" />',
  },
  'theme/broken-tag': {
    severity: 'warning',
    explanation:
      'A `squarespace:` tag lacks a required attribute, has an invalid attribute value, or names a block or script that the theme does not have. The page is published without the tag. A limit that is too high is lowered.',
    example: '<squarespace:navigation template="navigation" />',
    repair: '<squarespace:navigation navigationId="mainNavigation" template="navigation" />',
  },
  'theme/no-main-content': {
    severity: 'warning',
    explanation: 'A layout has no `{squarespace.main-content}`, so its pages show no content.',
    example: '<main>{squarespace.main-contents}</main>',
    repair: '<main>{squarespace.main-content}</main>',
  },
  'theme/unknown-collection': {
    severity: 'warning',
    explanation:
      'A query names a collection by its urlId, and the site has no such collection. The query returns nothing.',
    example: '<squarespace:query collection="jurnal">…</squarespace:query>',
    repair: '<squarespace:query collection="journal">…</squarespace:query>',
  },
  'theme/unknown-navigation': {
    severity: 'warning',
    explanation:
      'A navigation tag refers to a navigation that neither the theme nor the site has. It is empty.',
    example: '<squarespace:navigation navigationId="mainNav" template="navigation" />',
    repair: '<squarespace:navigation navigationId="mainNavigation" template="navigation" />',
  },
} as const satisfies {
  readonly [Code in SiteCode]: CatalogEntry & { readonly severity: SiteSeverities[Code] };
};
