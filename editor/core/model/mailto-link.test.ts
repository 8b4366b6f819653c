import { expect, it } from 'vitest';
import { mailtoLink } from './mailto-link.ts';

it('links to an address, whose signs cannot add headers to the email', () => {
  expect(mailtoLink('ana+shop?cc=b@olaria.test')).toBe('mailto:ana%2Bshop%3Fcc%3Db@olaria.test');
});
