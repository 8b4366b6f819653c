import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPost, NAVIGATION_SIZE, type Post, postsPerList, SITE_TITLE } from './post.ts';
import { toHtml, toMarkdown } from './post-formats.ts';
import type { SiteSize } from './quoin-site.ts';

/** Writes the site of `quoin-site.ts` for Hugo: a section of posts with pages that list them. */
export function writeHugoSite(folder: string, size: SiteSize): void {
  const write = writerOf(folder);
  write(
    'config.json',
    JSON.stringify({
      baseURL: 'https://generated.example/',
      title: SITE_TITLE,
      paginate: postsPerList(size.count),
      disableKinds: ['taxonomy', 'term'],
      menu: { main: navigation(size.count).map(({ title, url }) => ({ name: title, url })) },
    }),
  );
  const shell = (main: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><link rel="canonical" href="{{ .Permalink }}"></head><body><nav><ul>{{ range .Site.Menus.main }}<li><a href="{{ .URL }}">{{ .Name }}</a></li>{{ end }}</ul></nav><main>${main}</main></body></html>\n`;
  write('layouts/_default/single.html', shell('<article><h1>{{ .Title }}</h1>{{ .Content }}</article>'));
  write(
    'layouts/_default/list.html',
    shell(
      '{{ range .Paginator.Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Params.excerpt }}</p></article>{{ end }}',
    ),
  );
  write('layouts/index.html', shell('<h1>{{ .Title }}</h1>'));
  for (const post of postsOf(size))
    write(`content/blog/${post.slug}.${extension(size)}`, withFrontMatter(post, size));
}

/** Writes the same site for Eleventy. */
export function writeEleventySite(folder: string, size: SiteSize): void {
  const write = writerOf(folder);
  const links = navigation(size.count)
    .map(({ title, url }) => `<li><a href="${url}">${title}</a></li>`)
    .join('');
  const shell = (main: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title><link rel="canonical" href="https://generated.example{{ page.url }}"></head><body><nav><ul>${links}</ul></nav><main>${main}</main></body></html>\n`;
  write('package.json', '{ "type": "module" }\n');
  write('_includes/post.liquid', shell('<article><h1>{{ title }}</h1>{{ content }}</article>'));
  write(
    'list.liquid',
    `---\npagination:\n  data: collections.post\n  size: ${postsPerList(size.count)}\ntitle: Blog\npermalink: /blog/page/{{ pagination.pageNumber }}/index.html\n---\n${shell('{% for post in pagination.items %}<article><h2><a href="{{ post.url }}">{{ post.data.title }}</a></h2><p>{{ post.data.excerpt }}</p></article>{% endfor %}')}`,
  );
  write('blog/blog.json', '{ "layout": "post.liquid", "tags": "post" }\n');
  for (const post of postsOf(size))
    write(`blog/${post.slug}.${extension(size)}`, withFrontMatter(post, size));
}

function writerOf(folder: string): (path: string, content: string) => void {
  return (path, content) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
}

function postsOf({ count }: SiteSize): readonly Post[] {
  return Array.from({ length: count }, (_, index) => createPost(index, count));
}

function extension({ format }: SiteSize): string {
  return format === 'html' ? 'html' : 'md';
}

function withFrontMatter({ title, excerpt, publishedOn, body }: Post, { format }: SiteSize): string {
  const date = new Date(publishedOn).toISOString();
  const text = format === 'html' ? toHtml(body) : toMarkdown(body);
  return `---\ntitle: "${title}"\ndate: ${date}\nexcerpt: "${excerpt}"\n---\n${text}`;
}

function navigation(count: number): readonly { readonly title: string; readonly url: string }[] {
  return Array.from({ length: NAVIGATION_SIZE }, (_, index) => ({
    title: createPost(index, count).title,
    url: `https://example.org/${index}`,
  }));
}
