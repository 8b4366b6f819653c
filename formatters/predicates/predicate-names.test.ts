import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPredicates } from './all-predicates.ts';
import { corePredicates } from './core/core-predicates.ts';
import { backgroundSourcePredicates } from './families/background-sources.ts';
import { galleryPredicates } from './families/gallery.ts';
import { promotedBlockPredicates } from './families/promoted-blocks.ts';
import { recordTypePredicates } from './families/record-types.ts';

const CASES = new URL('../../fixtures/cases/predicates/', import.meta.url);

const names = allPredicates.map((predicate) => predicate.name);

describe('the predicates', () => {
  it('are 97 without the 4 commerce predicates', () => {
    expect(names).toHaveLength(97);
    expect(new Set(names).size).toBe(97);
  });

  it('have the 12 specified core names (R-PRED-NAME-01)', () => {
    expect(corePredicates.map((predicate) => predicate.name).toSorted()).toEqual(
      withQuestionMark(
        'debug equal notEqual greaterThan greaterThanOrEqual lessThan lessThanOrEqual even odd nth plural singular',
      ),
    );
  });

  it('have the 20 specified content names (R-PRED-NAME-02)', () => {
    const content = withQuestionMark(
      'calendar-view child-images clickable collection collection-page collection-template-page ' +
        'collectionTypeNameEquals excerpt external-link folder gallery-meta has-multiple index location main-image ' +
        'passthrough redirect same-day serviceNameEmail show-past-events',
    );
    expect(content).toHaveLength(20);
    expect(names).toEqual(expect.arrayContaining(content));
  });

  it('have the social and slide names (R-PRED-NAME-03)', () => {
    expect(names).toEqual(
      expect.arrayContaining(withQuestionMark('comments disqus current-type units-metric')),
    );
  });

  it('have one name per record type, promoted block and background source (R-PRED-NAME-04)', () => {
    expect(recordTypePredicates.map((predicate) => predicate.name).toSorted()).toEqual(
      withQuestionMark(
        'undefined text image quote link audio video external-video store-item event gallery binary css-asset ' +
          'tweak-asset digital-good attachment wordpress-export json-export site-search active-time tweet checkin ' +
          'kbarticle',
      ),
    );
    expect(promotedBlockPredicates.map((predicate) => predicate.name).toSorted()).toEqual(
      withQuestionMark(
        'promotedMAP promotedEMBED promotedIMAGE promotedCODE promotedQUOTE promotedTWITTER promotedLINK ' +
          'promotedVIDEO promotedFOURSQUARE promotedINSTAGRAM promotedFORM',
      ),
    );
    expect(backgroundSourcePredicates.map((predicate) => predicate.name).toSorted()).toEqual(
      withQuestionMark(
        'background-source-undefined background-source-upload background-source-instagram background-source-video ' +
          'background-source-none',
      ),
    );
  });

  const gallery = galleryPredicates.map((predicate) => predicate.name);

  it('cover the gallery designs (R-PRED-GAL-01)', () => {
    expect(gallery.filter((name) => name.startsWith('gallery-design-')).toSorted()).toEqual(
      withQuestionMark(
        'gallery-design-grid gallery-design-slideshow gallery-design-slider gallery-design-stacked',
      ),
    );
  });

  it('cover 7 positions and 3 alignments of galleries (R-PRED-GAL-02)', () => {
    const of = (option: string) => gallery.filter((name) => name.startsWith(`gallery-${option}-`));
    expect([of('meta-position').length, of('active-alignment').length]).toEqual([7, 3]);
  });

  it('cover 8 flags of galleries (R-PRED-GAL-03)', () => {
    const switches = withQuestionMark(
      'gallery-autoplay gallery-auto-crop gallery-controls gallery-lightbox gallery-square-thumbs gallery-show-meta ' +
        'gallery-show-meta-on-hover gallery-thumbnails',
    );
    expect(gallery).toEqual(expect.arrayContaining(switches));
    expect(gallery).toHaveLength(4 + 10 + 8 + 1);
  });

  it.each(names)('%s has a case', (name) => {
    expect(readdirSync(new URL(name.slice(0, -1), CASES)).length).toBeGreaterThan(0);
  });
});

function withQuestionMark(text: string): string[] {
  return text
    .split(' ')
    .map((name) => `${name}?`)
    .toSorted();
}
