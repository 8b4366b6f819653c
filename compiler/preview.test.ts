import { describe, expect, it } from 'vitest';
import { readFixtureSite } from '../fixtures/sites/read-fixture-site.ts';
import { renderSite } from './compile-site.ts';
import { documentSummary } from './model/operations/document-summary.ts';
import type { DocKey } from './model/operations/document-type.ts';
import { createLocale } from './node/locales.ts';
import { compileStyles } from './node/styles/compile-styles.ts';
import { openPreview, type PreviewDoc } from './preview.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

interface Edited {
  readonly title: string;
  readonly blocks: Record<string, { readonly value: Record<string, string> }>;
}

/** Returns the fixture site as documents, with long texts in their bodies, as in the editor. */
function readDocuments(): readonly PreviewDoc[] {
  const files = readFixtureSite('sites/harbour');
  const paths = files.list().map(({ path }) => path);
  return paths
    .filter((path) => path.endsWith('.json') && !path.startsWith('theme/'))
    .map((path): PreviewDoc => {
      const { type, id, body } = JSON.parse(files.readText(path));
      const text = path.replace(/\.json$/, '.md');
      const whole = paths.includes(text) ? { ...body, body: { markdown: files.readText(text) } } : body;
      return { key: `${type}:${id}` as DocKey, body: whole };
    });
}

const docs = readDocuments();
const site = readFixtureSite('sites/harbour');
const built = await renderSite({ site, compileStyles, createLocale }, { now: NOW });
const { theme } = built;
if (theme === undefined) throw new Error('The site of the fixtures has errors');
const locale = createLocale('en');
const options = { docs, theme, locale, now: NOW, drafts: false };

function withBody(key: string, edit: (body: Edited) => unknown): readonly PreviewDoc[] {
  return docs.map((doc) =>
    doc.key === key ? { ...doc, body: edit(structuredClone(doc.body) as Edited) } : doc,
  );
}

describe('a preview', () => {
  it('renders every page like the build, byte for byte', () => {
    const preview = openPreview(options);
    expect(preview.routes()).toEqual(built.routes);
    for (const { url, file } of built.routes) {
      const published = built.rendered?.files.find(({ path }) => path === file);
      expect(preview.renderPage(url)?.html).toBe(
        published !== undefined && 'text' in published && published.text,
      );
    }
    expect(preview.style()?.text).toContain('.section-grid');
  });

  it('finds a page by its document or by its address', () => {
    const preview = openPreview(options);
    expect(preview.renderPage('page:page-home')?.url).toBe('/');
    expect(preview.renderPage('item:item-rope')?.url).toBe('/shop/p/rope');
    expect(preview.renderPage('collection:log')?.url).toBe('/log');
    expect(preview.renderPage('/cart')?.html).toContain('<!--quoin:main-->');
    expect(preview.renderPage('page:nowhere')).toBeUndefined();
  });

  it('annotates pages only on request', () => {
    const preview = openPreview(options);
    const html = preview.renderPage('/', { annotate: true })?.html ?? '';
    expect(html).toContain('data-sid="top"');
    expect(html).toContain('data-bid="words"');
    expect(html).toContain('data-edit="page:page-home/blocks/button/value/label"');
    expect(html).not.toMatch(/[\uFDD0-\uFDEF]/);
    expect(preview.renderPage('/')?.html).not.toMatch(/data-(sid|bid|edit)/);
  });

  it('shows an edit', () => {
    const preview = openPreview(options);
    const edited = withBody('page:page-home', (body) => {
      const button = body.blocks.button;
      if (button !== undefined) button.value.label = 'To the <chandlery>';
      return body;
    });
    expect(preview.update(edited)).toEqual([]);
    expect(preview.renderPage('/')?.html).toContain('To the &lt;chandlery&gt;');
    expect(preview.renderBlock('page-home', 'button')).toContain('To the &lt;chandlery&gt;');
    expect(preview.renderBlock('page-home', 'nothing')).toBeUndefined();
  });

  it('shows the announcement of the site', () => {
    const { key = 'settings:site' } = docs.find((doc) => doc.key.startsWith('settings:')) ?? {};
    const announcementBar = { text: 'Closed on Monday' };
    const preview = openPreview({
      ...options,
      docs: withBody(key, (body) => ({ ...body, websiteSettings: { announcementBar } })),
    });
    expect(preview.renderPage('/')?.html).toContain('Closed on Monday');
  });

  it('renders a block with another value like an update with it', () => {
    const preview = openPreview(options);
    const updated = openPreview(options);
    const value = { label: 'To the <chandlery>', href: '/shop' };
    const html = preview.renderBlock('page-home', 'button', value);
    updated.update(
      withBody('page:page-home', (body) => ({
        ...body,
        blocks: { ...body.blocks, button: { ...body.blocks.button, value } },
      })),
    );
    expect(html).toContain('To the &lt;chandlery&gt;');
    expect(html).toBe(updated.renderBlock('page-home', 'button'));
    expect(preview.renderPage('/')?.html).not.toContain('chandlery&gt;');
    expect(preview.renderBlock('page-home', 'button', { label: '' })).toBeUndefined();
  });

  it('keeps the previous version while a document has errors, and returns them', () => {
    const preview = openPreview(options);
    const before = preview.renderPage('/')?.html;
    const broken = withBody('page:page-home', (body) => ({ ...body, title: '' }));
    expect(preview.update(broken)).toMatchObject([
      { severity: 'error', message: '"body.title" must not be empty' },
    ]);
    expect(preview.renderPage('/')?.html).toBe(before);
    expect(preview.update(docs)).toEqual([]);
  });

  it('starts without documents', () => {
    const preview = openPreview({ docs: [], theme });
    expect(preview.renderPage('/')).toBeUndefined();
    expect(preview.style()).toBeUndefined();
    preview.update(docs);
    expect(preview.renderPage('/')?.html).toContain('</html>');
  });

  it('renders a page as always while only the documents that it shows are more than summaries', () => {
    const summaryOf = ({ key, body }: PreviewDoc) => documentSummary(key, body, Number.POSITIVE_INFINITY);
    const summaries = docs.map((doc) => ({ ...doc, body: summaryOf(doc) ?? doc.body }));
    for (const { url } of built.routes) {
      const whole = openPreview(options).renderPage(url);
      const shown = new Set(whole?.shows);
      const preview = openPreview({
        ...options,
        docs: docs.map((doc, index) => (shown.has(doc.key) ? doc : (summaries[index] ?? doc))),
      });
      expect(withoutHashes(preview.renderPage(url)?.html)).toBe(withoutHashes(whole?.html));
    }
  });

  it('returns the documents of a page: an edit of any other changes nothing on it', () => {
    for (const { url } of built.routes) {
      const reads = openPreview(options).renderPage(url)?.reads ?? [];
      const others = docs.filter(({ key }) => !reads.includes(key) && !key.startsWith('settings:'));
      const preview = openPreview(options);
      const before = preview.renderPage(url)?.html;
      const edited = docs.map((doc) => (others.includes(doc) ? { ...doc, body: otherTexts(doc.body) } : doc));
      expect(preview.update(edited).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(preview.renderPage(url)?.html).toBe(before);
    }
  });
});

/** The style sheet depends on all pages. */
function withoutHashes(html: string | undefined): string | undefined {
  return html?.replaceAll(/site\.\w+\.css/g, 'site.css');
}

/** Returns the document with all visible texts changed. */
function otherTexts(body: unknown): unknown {
  const text = JSON.stringify(body, (key, value) =>
    typeof value === 'string' && READ.has(key) ? `${value} changed` : value,
  );
  return JSON.parse(text);
}

const READ: ReadonlySet<string> = new Set([
  'title',
  'navigationTitle',
  'excerpt',
  'markdown',
  'altText',
  'name',
  'label',
  'quote',
  'caption',
  'description',
]);
