import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { t } from '../strings/link-dialog-strings.ts';
import { hrefOf, LINK_TYPES, linkOf, NO_LINK } from './link-value.ts';

const SITE: Bodies = new Map<DocKey, unknown>([
  ['page:home', { title: 'Home', urlId: 'home', isHome: true }],
  ['collection:shop', { title: 'Shop', urlId: 'shop' }],
  ['asset:a', { filename: 'care sheet.pdf' }],
]);

const message = (type: string, fields: Partial<typeof NO_LINK>) => {
  const result = hrefOf(SITE, type, { ...NO_LINK, ...fields });
  return result.ok ? `ok: ${result.href}` : result.message;
};

const BAD_WEB = 'Links must be formatted as https://example.com or example.com';

describe('the link editor', () => {
  it('R-LINK-TABS-01: has five tabs in this order', () => {
    const labels = [t('link.page'), t('link.web'), t('link.email'), t('link.phone'), t('link.file')];
    expect(labels).toEqual(['Page', 'Web Address', 'Email', 'Phone', 'File']);
    expect(LINK_TYPES).toEqual(['page', 'web', 'email', 'phone', 'file']);
  });

  it.each([
    ['R-LINK-MSG-04', 'page', { page: '/nope' }, '/nope is not a valid page URL'],
    ['a page', 'page', { page: '/shop' }, 'ok: /shop'],
    ['R-LINK-MSG-02', 'web', { web: 'x y' }, BAD_WEB],
    ['R-LINK-MSG-02', 'web', { web: 'example.com/a b' }, BAD_WEB],
    ['a host without a dot', 'web', { web: 'localhost' }, BAD_WEB],
    ['another scheme', 'web', { web: 'ftp://example.com' }, BAD_WEB],
    ['R-LINK-MSG-04', 'page', { page: '/nope?a=1#b' }, '/nope?a=1#b is not a valid page URL'],
    ['a part of a page', 'page', { page: '/shop?a=1#b' }, 'ok: /shop?a=1#b'],
    ['a part of this page', 'page', { page: '#b' }, 'ok: #b'],
    ['no part of this page', 'page', { page: '#' }, '# is not a valid page URL'],
    ['R-LINK-MSG-01', 'email', { to: 'a@b.co', bcc: 'x' }, 'Emails must be formatted as user@domain.com'],
    ['no receiver', 'email', { cc: 'a@b.co' }, 'Emails must be formatted as user@domain.com'],
    ['R-LINK-MSG-06', 'phone', { phone: '123' }, 'ok: tel:123'],
    ['R-LINK-MSG-06', 'phone', { phone: '555 PLATES' }, 'Enter at least 3 digits.'],
    ['R-LINK-MSG-01', 'email', { to: 'x' }, 'Emails must be formatted as user@domain.com'],
    ['R-LINK-MSG-05', 'fax', {}, 'fax is not one of the expected options'],
    ['R-LINK-MSG-06', 'phone', { phone: '12' }, 'Enter at least 3 digits.'],
    ['a phone', 'phone', { phone: '+351 21 000 00 00' }, 'ok: tel:+351210000000'],
    ['R-LINK-MSG-06', 'file', { file: 'x.pdf' }, 'File not found.'],
    ['a file', 'file', { file: 'care sheet.pdf' }, 'ok: /assets/care%20sheet.pdf'],
  ])('%s: %s %o', (_id, type, fields, expected) => {
    expect(message(type, fields)).toBe(expected);
  });

  it('R-LINK-MSG-03: accepts both examples of its message', () => {
    const examples = / as (\S+) or (\S+)$/.exec(message('web', { web: '' }))?.slice(1) ?? [];
    expect(examples.map((web) => [web, message('web', { web })])).toEqual([
      ['https://example.com', 'ok: https://example.com'],
      ['example.com', 'ok: https://example.com'],
    ]);
  });

  it.each([
    ['page', { page: '/shop' }],
    ['web', { web: 'https://example.com' }],
    ['email', { to: 'ola@olaria.example' }],
    ['phone', { phone: '+351210000000' }],
    ['file', { file: 'care sheet.pdf' }],
  ])('opens a saved link with its type: %s', (type, fields) => {
    const result = hrefOf(SITE, type, { ...NO_LINK, ...fields });
    expect(result.ok && linkOf(result.href)).toEqual({ type, fields: { ...NO_LINK, ...fields } });
  });

  it.each(LINK_TYPES)('R-LINK-MSG-06: rejects javascript: URLs on the tab %s', (type) => {
    const bad = 'javascript:alert(1)';
    expect(hrefOf(SITE, type, { ...NO_LINK, page: bad, web: bad, to: bad, phone: bad, file: bad }).ok).toBe(
      false,
    );
  });

  const EMAIL = {
    ...NO_LINK,
    to: 'a@b.co',
    cc: 'c@d.co',
    bcc: 'e@f.co',
    subject: 'Plate & cup',
    body: 'Hi +1',
  };

  it('R-LINK-TABS-03: the tab of emails edits the five parts of an address', () => {
    const result = hrefOf(SITE, 'email', EMAIL);
    expect(result.ok && linkOf(result.href)).toEqual({ type: 'email', fields: EMAIL });
  });

  it('R-DATA-MISC-08: an email is one URL with four parameters', () => {
    const result = hrefOf(SITE, 'email', EMAIL);
    const url = new URL(result.ok ? result.href : '');
    expect([url.protocol, url.pathname]).toEqual(['mailto:', 'a@b.co']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      cc: 'c@d.co',
      bcc: 'e@f.co',
      subject: 'Plate & cup',
      body: 'Hi +1',
    });
    const several = hrefOf(SITE, 'email', { ...NO_LINK, to: 'a@b.co; c@d.co', cc: 'e@f.co, g@h.co' });
    expect(several).toEqual({ ok: true, href: 'mailto:a@b.co,c@d.co?cc=e%40f.co%2Cg%40h.co' });
  });
});
