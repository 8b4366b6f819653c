import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAVIGATION_SIZE } from './post.ts';

// What a build cannot do without: reads the pages of a generated site, renders them by hand and writes them synchronously.
// No checks, no search index, no feeds, no cache. `node floor.mjs SITE OUT`.
const [site = '', out = ''] = process.argv.slice(2);

interface Page {
  readonly title: string;
  readonly urlId: string;
  readonly blocks?: Readonly<Record<string, { readonly value: { readonly html: string } }>>;
}

const navigation = JSON.parse(readFileSync(join(site, 'navigation/main.json'), 'utf8')).body
  .items as Readonly<
  Record<string, { readonly externalLink: { readonly title: string; readonly url: string } }>
>;
const links = Object.values(navigation)
  .slice(0, NAVIGATION_SIZE)
  .map(({ externalLink: { title, url } }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`)
  .join('');

for (const name of readdirSync(join(site, 'pages'))) {
  const { body } = JSON.parse(readFileSync(join(site, 'pages', name), 'utf8')) as { readonly body: Page };
  const folder = join(out, body.urlId);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), render(body));
}

function render({ title, urlId, blocks = {} }: Page): string {
  const html = Object.values(blocks)
    .map(({ value }) => value.html)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="https://generated.example/${escapeHtml(urlId)}">
</head>
<body>
<nav><ul>${links}</ul></nav>
<main>
${html}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
