// Part of a hash. cspell:ignore bvfi
import { describe, expect, it } from 'vitest';
import type { EdgeWebsite } from '../../../compiler/model/release/edge-data.ts';
import { createPagePasswords } from './hash-page-password.ts';

const WEBSITE: EdgeWebsite = {
  id: 'olaria',
  title: 'Olaria',
  language: 'en',
  timeZone: 'Europe/Lisbon',
  needsConsent: false,
};

describe('the hash of a page’s password', () => {
  it('is the one that the Worker verifies (edge/routes/page-access/open-page.test.ts)', () => {
    expect(createPagePasswords()('glaze', WEBSITE)).toBe(
      'scrypt$16384$8$5$qutBsx9bvfi0PW1_ucu5QA$hZxotFUL0NaYdokJkjo4RzZmyrUzV_xlfXxD1Wf3bW4',
    );
  });

  it('differs between sites', () => {
    const hash = createPagePasswords();
    expect(hash('glaze', { ...WEBSITE, title: 'Kiln' })).not.toBe(hash('glaze', WEBSITE));
  });
});
