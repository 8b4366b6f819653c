import { expect, it } from 'vitest';
import { cookieBanner } from './cookie-banner.ts';

const KEYS = ['Label', 'Text', 'Accept', 'Decline', 'Settings'].map((part) => `cookieBanner${part}`);

it('shows HTML in each of its texts as text', () => {
  const strings = Object.fromEntries(KEYS.map((key) => [key, `${key}"><img onerror=x>`]));
  const html = cookieBanner('', strings);
  expect(html).not.toContain('<img');
  expect(html).toContain('aria-label="cookieBannerLabel&quot;&gt;&lt;img onerror=x&gt;"');
});
