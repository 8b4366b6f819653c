import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPost, NAVIGATION_SIZE, type Post, postsPerList, SITE_TITLE } from './post.ts';
import { toHtml, toMarkdown } from './post-formats.ts';

export type BodyFormat = 'html' | 'markdown';

export interface SiteSize {
  /** Number of posts. */
  readonly count: number;
  readonly format: BodyFormat;
}

/**
 * Writes a site of `quoin build`: items of a blog with Markdown, or pages with a text block of HTML and pages that list them.
 */
export function writeQuoinSite(folder: string, { count, format }: SiteSize): void {
  const write = (path: string, content: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const document = (path: string, id: string, type: string, body: object) =>
    write(path, `${JSON.stringify({ body, id, type }, undefined, 2)}\n`);
  document('site.json', 'settings', 'settings', SETTINGS);
  document('pages/home.json', 'home', 'page', {
    title: SITE_TITLE,
    urlId: 'home',
    isHome: true,
    pageType: 2,
  });
  document('navigation/main.json', 'main', 'navigation', { items: navigationItems(count) });
  // Without an image for social networks, one would be drawn for each page.
  write('assets/logo.svg', LOGO);
  document('assets/logo.svg.json', 'logo', 'asset', {
    filename: 'logo.svg',
    mime: 'image/svg+xml',
    bytes: LOGO.length,
  });
  for (const [path, text] of Object.entries(THEME)) write(`theme/${path}`, text);
  write('theme/collections/blog.conf', `{ "title": "Blog", "pageSize": ${postsPerList(count)} }\n`);
  const posts = Array.from({ length: count }, (_, index) => createPost(index, count));
  if (format === 'markdown') {
    document('collections/blog.json', 'blog', 'collection', {
      title: 'Blog',
      type: 1,
      typeName: 'blog',
      urlId: 'blog',
    });
    for (const post of posts) {
      document(`items/blog/${post.slug}.json`, post.slug, 'item', {
        collectionId: 'blog',
        recordType: 1,
        title: post.title,
        urlId: post.slug,
        excerpt: post.excerpt,
        publishOn: post.publishedOn,
      });
      write(`items/blog/${post.slug}.md`, toMarkdown(post.body));
    }
    return;
  }
  for (const post of posts)
    document(
      `pages/${post.slug}.json`,
      post.slug,
      'page',
      textPage(post.slug, post.title, toHtml(post.body)),
    );
  const size = postsPerList(count);
  for (let start = 0; start < count; start += size) {
    const id = `list-${start / size + 1}`;
    document(`pages/${id}.json`, id, 'page', textPage(id, 'Blog', listOf(posts.slice(start, start + size))));
  }
}

function textPage(slug: string, title: string, html: string): object {
  return {
    title,
    urlId: slug,
    pageType: 2,
    sections: { main: { order: 'a0' } },
    blocks: { [`text-${slug}`]: { section: 'main', order: 'a0', kind: 2, value: { html } } },
  };
}

function listOf(posts: readonly Post[]): string {
  return posts
    .map(({ slug, title, excerpt }) => `<h2><a href="/${slug}">${title}</a></h2>\n<p>${excerpt}</p>`)
    .join('\n');
}

function navigationItems(count: number): object {
  const entries = Array.from({ length: NAVIGATION_SIZE }, (_, index) => {
    const { title } = createPost(index, count);
    return [
      `n${index}`,
      { order: `a${index.toString(36)}`, externalLink: { title, url: `https://example.org/${index}` } },
    ];
  });
  return Object.fromEntries(entries);
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630"/></svg>\n';

const SETTINGS = {
  schemaVersion: 1,
  theme: 'theme',
  website: {
    baseUrl: 'https://generated.example',
    language: 'en',
    siteTitle: SITE_TITLE,
    socialLogoImageId: 'logo',
    timeZone: 'Europe/Lisbon',
  },
};

const THEME: Readonly<Record<string, string>> = {
  'template.conf': `{
  "name": "Bench",
  "layouts": { "default": { "name": "Default", "regions": ["head", "foot"] } },
  "navigations": [{ "title": "Main", "name": "main" }],
  "stylesheets": ["site.css"],
  "systemCollections": ["blog"]
}
`,
  'styles/site.css': 'body { font-family: serif; max-width: 40rem; }\n',
  'head.region': `<!doctype html>
<html lang="{website.language|htmltag}">
<head>
<meta charset="utf-8">
{squarespace-headers}
</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<nav><squarespace:navigation navigationId="main" template="links" /></nav>
<main>
`,
  'foot.region': `{squarespace.main-content}
</main>
{squarespace-footers}
</body>
</html>
`,
  'blocks/links.block':
    '<ul>{.repeated section items}{.section externalLink}<li><a href="{url|htmltag}">{title|html}</a></li>{.end}{.end}</ul>\n',
  'collections/blog.item': `{.section item}<article><h1>{title|html}</h1>
<time>{publishOn|date %Y-%m-%d}</time>
{body}</article>{.end}
`,
  'collections/blog.list': `<h1>{collection.title|html}</h1>
{.repeated section items}<article><h2><a href="{fullUrl|htmltag}">{title|html}</a></h2>{excerpt}</article>
{.end}{.section pagination}{.if nextPage}<a rel="next" href="{nextPageUrl|htmltag}">Older</a>{.end}{.end}
`,
};
