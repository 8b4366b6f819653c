import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { glyphOf } from '../../social-icons/glyphs.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE['socialaccountlinks-v2'];
const socialAccounts = [
  { serviceName: 'instagram', profileUrl: 'https://instagram.com/olaria' },
  { serviceName: 'youtube', profileUrl: 'https://youtube.com/@olaria' },
];

it('links to the accounts of the site, named for screen readers, with our own icons', async () => {
  const { html } = await renderBlockOf(KIND, {}, { website: { socialAccounts } });
  const icon = (service: string) =>
    `<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${glyphOf(service)}"/></svg>`;
  expect(html).toBe(
    '<ul class="social-links social-links-medium social-links-left">' +
      `<li><a href="https://instagram.com/olaria" rel="me noopener" aria-label="Instagram">${icon('instagram')}</a></li>` +
      `<li><a href="https://youtube.com/@olaria" rel="me noopener" aria-label="YouTube">${icon('youtube')}</a></li></ul>`,
  );
});

it('shows names instead of labels', async () => {
  const { html } = await renderBlockOf(KIND, { showNames: true }, { website: { socialAccounts } });
  expect(html).toContain('<span>YouTube</span></a>');
  expect(html).not.toContain('aria-label');
});

it('shows nothing on a site without accounts', async () => {
  expect((await renderBlockOf(KIND, {})).html).toBe('');
});

it('prints names of services as text', async () => {
  const accounts = [{ serviceName: HOSTILE, profileUrl: 'https://a.example' }];
  const { html } = await renderBlockOf(KIND, {}, { website: { socialAccounts: accounts } });
  expect(html).toContain('<ul');
  expect(html).not.toContain('<script');
});
