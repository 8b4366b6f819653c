import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../formatters/index.ts';
import type { ManifestFile } from '../model/release/manifest.ts';
import { manifestText } from './manifest-text.ts';

const file: fc.Arbitrary<ManifestFile> = fc.record(
  { bytes: fc.nat(), hash: fc.string(), isHashed: fc.constant(true), policy: fc.nat(), type: fc.string() },
  { requiredKeys: ['bytes', 'hash', 'type'] },
);

const files = fc.uniqueArray(
  fc.tuple(
    fc.string({ unit: 'grapheme' }).map((name) => `${name}.html`),
    file,
  ),
  { selector: ([path]) => path },
);

const record = fc.dictionary(fc.string(), fc.string());

const others = fc.record(
  {
    version: fc.constant(1 as const),
    policies: fc.array(fc.string()),
    shells: record,
    redirects: record,
    edgeData: fc.string(),
    downloads: fc.array(fc.string()),
    protected: fc.constant([{ password: 'p', below: ['b'], files: { z: 1, a: 2 } }] as never),
  },
  { requiredKeys: ['version', 'policies', 'shells', 'redirects', 'edgeData'] },
);

it('is the canonical JSON of the manifest', () => {
  fc.assert(
    fc.property(files, others, (all, rest) => {
      const whole = canonicalJson({ ...rest, files: Object.fromEntries(all) });
      expect(manifestText(all, rest)).toBe(whole);
    }),
  );
});
