import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFormatters } from './content-formatters.ts';

const CONTENT_NAMES = [
  'AbsUrl',
  'audio-player',
  'capitalize',
  'child-image-meta',
  'color-weight',
  'cover-image-meta',
  'height',
  'humanizeDuration',
  'image',
  'image-color',
  'image-meta',
  'image-srcset',
  'item-classes',
  'resizedHeightForWidth',
  'resizedWidthForHeight',
  'squarespaceThumbnailForHeight',
  'squarespaceThumbnailForWidth',
  'video',
  'website-color',
  'width',
];

const CASES = new URL('../../fixtures/cases/formatters/', import.meta.url);

describe('the content formatters', () => {
  it('have the 20 specified names (R-FMT-NAME-02)', () => {
    expect(CONTENT_NAMES).toHaveLength(20);
    expect(contentFormatters.map((formatter) => formatter.name).toSorted()).toEqual(CONTENT_NAMES.toSorted());
    for (const { family } of contentFormatters) expect(family).toBe('content');
  });

  it.each(CONTENT_NAMES)('%s has a case (R-FMT-NAME-02)', (name) => {
    expect(readdirSync(new URL(name, CASES)).length).toBeGreaterThan(0);
  });
});
