import { describe, expect, it } from 'vitest';
import { buildSmallSite } from '../../testing/build-small-site.ts';
import { glyphOf } from './glyphs.ts';
import { SOCIAL_SERVICES } from './social-services.ts';

const pageWith = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;

/** The home page of a site with this layout. */
async function home(layout: string, website: object = {}): Promise<string> {
  const { read } = await buildSmallSite({ 'theme/site.region': layout }, { website });
  return read('index.html');
}

const use = (id: string) => `<svg class="social-icon"><use xlink:href="#${id}"></use></svg>`;
const idsIn = (html: string) => Array.from(html.matchAll(/<symbol id="([^"]*)"/g), ([, id]) => id);

describe('icons of social services', () => {
  it('are added at the end of the body, each once', async () => {
    const html = await home(pageWith(use('github-icon') + use('vimeo-icon') + use('github-icon')));
    expect(html).toMatch(
      /<\/svg><svg xmlns="[^"]*" style="display:none" data-usage="social-icons-svg">(<symbol id="[^"]*" viewBox="0 0 64 64"><path [^>]*\/><\/symbol>){2}<\/svg>\n<\/body>/,
    );
    expect(idsIn(html)).toEqual(['github-icon', 'vimeo-icon']);
  });

  it.each([
    ['an icon', use('tumblr-icon'), 'tumblr-icon'],
    ['its inverse', use('tumblr-mask'), 'tumblr-mask'],
    ['the icon of an account that is not verified', use('tumblr-unauth-icon'), 'tumblr-unauth-icon'],
    ['its inverse', use('tumblr-unauth-mask'), 'tumblr-unauth-mask'],
    ['that account alone', use('tumblr-unauth'), 'tumblr-unauth'],
    ['a name in capitals', use('Tumblr-icon'), 'Tumblr-icon'],
    ['href', "<svg><use href='#tumblr-icon'/></svg>", 'tumblr-icon'],
  ])('are added for %s', async (_, body, id) => {
    expect(idsIn(await home(pageWith(body)))).toEqual([id]);
  });

  it('are added for the services of the accounts, whatever their names', async () => {
    const socialAccounts = [{ serviceName: 'A "b" & c', profileUrl: 'https://a.example' }];
    const layout = pageWith(
      '{.repeated section website.socialAccounts}<svg><use href="#{serviceName|htmlattr}-icon"/></svg>{.end}',
    );
    expect(idsIn(await home(layout, { socialAccounts }))).toEqual(['A &quot;b&quot; &amp; c-icon']);
  });

  it.each([
    ['no <use>', '<a href="#tumblr-icon">Tumblr</a>'],
    ['an icon of its own', `<svg><symbol id="tumblr-icon"></symbol></svg>${use('tumblr-icon')}`],
    ['an icon in a file', '<svg><use href="/assets/a.svg#tumblr-icon"/></svg>'],
    ['an icon of no service', use('cart-icon')],
    ['a service without a suffix', use('tumblr')],
    ['a <use> in a comment', `<!-- ${use('tumblr-icon')} -->`],
  ])('do not change a page with %s', async (_, body) => {
    expect(await home(pageWith(body))).toBe(pageWith(body));
  });

  it('follow a page without </body>', async () => {
    expect(await home(use('tumblr-icon'))).toMatch(/^<svg class="social-icon">.*<\/symbol><\/svg>\n$/);
  });

  it('have the glyph of the service in the icon, and as a hole in the mask', async () => {
    const html = await home(pageWith(use('rss-icon') + use('rss-mask')));
    const paths = Array.from(html.matchAll(/ d="([^"]*)"/g), ([, path]) => path);
    expect(paths).toEqual([glyphOf('rss'), `M-16-16h64v64h-64z${glyphOf('rss')}`]);
    expect(html.match(/fill-rule="evenodd"/g)).toHaveLength(2);
  });

  it('are letters or shapes, for digits and signs as well', () => {
    const glyphs = [...SOCIAL_SERVICES, '500px', 'é', 'constructor'].map(glyphOf);
    for (const glyph of glyphs) expect(glyph).toMatch(/^M[-\d.a-zA-Z ]+z$/);
  });
});
