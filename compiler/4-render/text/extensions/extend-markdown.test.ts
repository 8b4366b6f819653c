// German. cspell:ignore Äpfel
import { describe, expect, it } from 'vitest';
import { createMarkdownReader } from '../../markdown.ts';
import { DEFAULT_TEXT_SETTINGS } from '../text-settings.ts';
import { quotesOf } from './smart-punctuation.ts';

const read = createMarkdownReader();
const html = (text: string) => read(text, 'x').html;
const inLanguage = (language: string, text: string) =>
  read(text, 'x', { ...DEFAULT_TEXT_SETTINGS, punctuation: { quotes: quotesOf(language) } }).html;

describe('headings', () => {
  it('have the ids that GitHub gives them', () => {
    expect(html('# The *second* firing, 2nd!\n\n## Äpfel & Öl_1\n\n### 陶芸 입문')).toBe(
      '<h1 id="the-second-firing-2nd">The <em>second</em> firing, 2nd!</h1>\n<h2 id="äpfel--öl_1">Äpfel &#x26; Öl_1</h2>\n<h3 id="陶芸-입문">陶芸 입문</h3>',
    );
  });

  it('of the same name are numbered, and the number of one is never the id of another', () => {
    const ids = [...html('# A\n\n# A\n\n# A-1\n\n# A').matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
  });

  it.each([
    ['🍵', 'section'],
    ['SQS cart root', 'section-sqs-cart-root'],
    ['quoin-checkout-form', 'section-quoin-checkout-form'],
    ['wb-strings', 'section-wb-strings'],
  ])('never have an id that the runtime looks for, nor none: %s', (title, id) => {
    expect(html(`# ${title}`)).toContain(`<h1 id="${id}">`);
  });
});

describe('callouts', () => {
  it.each(['note', 'tip', 'important', 'warning', 'caution'])('start with [!%s]', (kind) => {
    const title = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
    expect(html(`> [!${kind.toUpperCase()}]\n> Hot *kiln*.\n>\n> - a`)).toBe(
      `<div class="callout callout-${kind}" role="note">\n<p class="callout-title">${title}</p>\n<p>Hot <em>kiln</em>.</p>\n<ul>\n<li>a</li>\n</ul>\n</div>`,
    );
  });

  it('have the title after the marker', () => {
    expect(html('> [!tip] Before *you* fire  \n> Dry it.')).toBe(
      '<div class="callout callout-tip" role="note">\n<p class="callout-title">Before <em>you</em> fire</p>\n<p>Dry it.</p>\n</div>',
    );
  });

  it('may have a title only', () => {
    expect(html('> [!NOTE]')).toBe(
      '<div class="callout callout-note" role="note">\n<p class="callout-title">Note</p>\n</div>',
    );
  });

  it.each(['> [!hint]\n> a', '> a [!NOTE]', '> [!NOTE]a', '[!NOTE] a'])('are no other quotes: %j', (text) => {
    expect(html(text)).not.toContain('callout');
  });
});

describe('definition lists', () => {
  it.each([
    ['A\n: b', '<dl><dt>A</dt><dd>b</dd></dl>'],
    ['A\nB\n: c\n: d', '<dl><dt>A</dt><dt>B</dt><dd>c</dd><dd>d</dd></dl>'],
    ['A *b*\n\n:   c `d`\nmore', '<dl><dt>A <em>b</em></dt><dd>c <code>d</code>\nmore</dd></dl>'],
    ['A\n: b\n\nC\n: d\n\n: e', '<dl><dt>A</dt><dd>b</dd><dt>C</dt><dd>d</dd><dd>e</dd></dl>'],
    ['A\n\n: b\n\nC\n\n: d', '<dl><dt>A</dt><dd>b</dd><dt>C</dt><dd>d</dd></dl>'],
  ])('are paragraphs with lines that start with a colon: %j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it.each([': a', '# A\n\n: b', 'A:\nb', 'A :b\nc: d', '`a\n: b`'])('are no other paragraphs: %j', (text) => {
    expect(html(text)).not.toContain('<dl>');
  });
});

describe('punctuation', () => {
  it.each([
    ['en', `"He's 'here'," she asks`, '“He’s ‘here’,” she asks'],
    ['de', '"Das ist \'gut\'"', '„Das ist ‚gut‘“'],
    ['fr-CA', '"L\'eau"', '«\u00a0L’eau\u00a0»'],
    ['pt', '"Olá"', '“Olá”'],
    ['pt_PT', '"Olá"', '«Olá»'],
    ['sv', '"Hej"', '”Hej”'],
    ['ja', '"He\'s"', '"He’s"'],
  ])('has the quotation marks of %s', (language, text, expected) => {
    expect(inLanguage(language, text)).toBe(`<p>${expected.replaceAll('"', '"')}</p>`);
  });

  it.each([
    ['a -- b, 1--2, c---d', 'a – b, 1–2, c—d'],
    ['Wait... "what"', 'Wait… “what”'],
    ['"*a*" (\'b\') **"c"**', '“<em>a</em>” (‘b’) <strong>“c”</strong>'],
    ["the '90s, rock 'n' roll", 'the ’90s, rock ‘n’ roll'],
    ['"the `kiln`" and "`a`"', '“the <code>kiln</code>” and “<code>a</code>”'],
  ])('becomes typographic: %s', (text, expected) => {
    expect(inLanguage('en', text)).toBe(`<p>${expected}</p>`);
  });

  it.each(['`"a" -- b...`', '--drafts', 'a ---- b', '....', '    "code"', '<https://a.example/x--y>'])(
    'stays in code, options and URLs: %s',
    (text) => {
      const { html: plain } = read(text, 'x', { ...DEFAULT_TEXT_SETTINGS, punctuation: undefined });
      expect(inLanguage('en', text)).toBe(plain);
    },
  );
});

describe('videos', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?t=1&v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    [
      'https://vimeo.com/123456789/abcdef1234',
      'https://player.vimeo.com/video/123456789?dnt=1&#x26;h=abcdef1234',
    ],
  ])('are links with the URL of a player, when alone on a line: %s', (url, player) => {
    for (const text of [url, `<${url}>`]) {
      expect(html(text)).toContain(`data-player="${player}"`);
      expect(html(text)).toContain(`<a href="${url.replaceAll('&', '&#x26;')}" class="video-card-link"`);
    }
  });

  it.each([
    'See https://youtu.be/dQw4w9WgXcQ',
    '[film](https://youtu.be/dQw4w9WgXcQ)',
    'https://www.youtube.com/@channel',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
  ])('are no other links: %s', (text) => {
    expect(html(text)).not.toContain('data-player');
  });
});

describe('images', () => {
  it.each(['cup.jpg', './cup.jpg', '../../assets/cup.jpg', 'assets/cup.jpg', '/assets/cup.jpg'])(
    'are found in assets: %s',
    (url) => {
      expect(html(`![a](${url})`)).toContain('src="/assets/cup.jpg"');
      expect(html(`![a][b]\n\n[b]: ${url}`)).toContain('src="/assets/cup.jpg"');
    },
  );

  it.each(['https://a.example/b.jpg', '//a.example/b.jpg', '?a', '#a'])('elsewhere stay: %s', (url) => {
    expect(html(`![a](${url})`)).toContain(`src="${url}"`);
  });

  it('leave links as they are', () => {
    expect(html('[a](cup.jpg) [b][c]\n\n[c]: other.jpg')).toContain('href="cup.jpg"');
  });
});
