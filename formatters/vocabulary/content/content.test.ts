// cspell:words smugmug
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../../../compiler/template/template.ts';
import { ANCHOR_POSITIONS } from './anchor-position.ts';
import { BACKGROUND_SOURCE, isBackgroundSource } from './background-source.ts';
import { BLOCK_TYPE, blockTypeName, isBlockType } from './block-type.ts';
import { COLLECTION_TYPE, isCollectionType } from './collection-type.ts';
import { FOLDER_BEHAVIOR } from './folder-behavior.ts';
import { compiledPageType, isPageType, NEW_CART_PAGE_TYPE, PAGE_TYPE } from './page-type.ts';
import { PROMOTED_BLOCK_TYPES } from './promoted-block-type.ts';
import { isRecordType, RECORD_TYPE, recordTypeName } from './record-type.ts';
import { SCREEN_PAGE_TYPES, SCREEN_TYPES } from './screen-type.ts';
import { SECTION_TYPES } from './section-type.ts';
import { isSliceType, SLICE_TYPE } from './slice-type.ts';
import { SMUGMUG_LIMITS } from './smugmug-limits.ts';

describe('screens', () => {
  it('R-EDSITE-SCREEN-03: have the four specified types', () => {
    expect(SCREEN_TYPES).toEqual(['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen']);
  });

  it('have the page types of the specification', () => {
    expect(SCREEN_TYPES.map((type) => SCREEN_PAGE_TYPES[type])).toEqual([3, 103, 104, 400]);
  });
});

describe('page types', () => {
  it.each<readonly [string, Readonly<Record<string, number>>]>([
    [
      'of content have the specified numbers (R-ENUM-PAGE-01)',
      { 'main-content': 1, page: 2, 'splash-page': 3, 'content-item': 50 },
    ],
    [
      'without content have the specified numbers (R-ENUM-PAGE-02)',
      {
        'not-found': 100,
        error: 101,
        search: 102,
        'lock-screen': 103,
        'popup-overlay': 104,
        'protected-content': 105,
        'member-area-access-denied': 106,
        paywall: 107,
      },
    ],
    [
      'of the checkout have the specified numbers (R-ENUM-PAGE-03)',
      {
        cart: 200,
        checkout: 201,
        'order-confirmed': 202,
        donate: 203,
        'contribution-confirmed': 204,
        'cart-v2': 205,
      },
    ],
    [
      'of orders have the specified numbers (R-ENUM-PAGE-04)',
      {
        'subscription-confirmed': 206,
        'order-received': 207,
        'membership-confirmed': 208,
        'reviews-request': 209,
        'digital-product-composer-preview': 210,
        'order-status': 211,
      },
    ],
    [
      'of emails and sign-on have the specified numbers (R-ENUM-PAGE-05)',
      { 'newsletter-unsubscribe': 300, 'commerce-email-preview': 301, 'single-sign-on': 400 },
    ],
  ])('%s', (_, numbers) => {
    const [low, high] = [Math.min(...Object.values(numbers)), Math.max(...Object.values(numbers))];
    const own = Object.entries(PAGE_TYPE).filter(([, number]) => number >= low && number <= high);
    expect(Object.fromEntries(own)).toEqual(numbers);
  });

  it('are no other numbers', () => {
    expect(Object.values(PAGE_TYPE).every(isPageType)).toBe(true);
    expect([0, 4, 99, 108, 212, '1', null].some(isPageType)).toBe(false);
  });

  it('without their own template use the not-found page (R-ENUM-PAGE-06)', () => {
    const rendered = [1, 2, 3, 50, 100, 101, 102, 103, 104, 106, 107, 200, 201, 202, 205];
    for (const type of Object.values(PAGE_TYPE)) {
      expect(compiledPageType(type)).toBe(rendered.includes(type) ? type : 100);
    }
  });

  it('have a newer one for the cart', () => {
    expect(NEW_CART_PAGE_TYPE).toBe(205);
  });
});

describe('record types', () => {
  /** The named types from one number to another. */
  const between = (low: number, high: number) =>
    Object.fromEntries(Object.entries(RECORD_TYPE).filter(([, code]) => code >= low && code <= high));

  it('have the specified numbers (R-ENUM-VAL-04)', () => {
    expect(between(1, 14)).toEqual({
      text: 1,
      image: 2,
      quote: 4,
      link: 5,
      chat: 6,
      audio: 7,
      video: 8,
      review: 10,
      'store-item': 11,
      event: 12,
      thread: 13,
      gallery: 14,
    });
  });

  it('above 14 have names as far as they are known (R-ENUM-VAL-06)', () => {
    expect(between(15, 63)).toEqual({
      binary: 15,
      'css-asset': 16,
      'tweak-asset': 17,
      'digital-good': 18,
      attachment: 19,
      'wordpress-export': 20,
      'json-export': 21,
      'site-search': 30,
      'active-time': 31,
      tweet: 50,
      checkin: 52,
      kbarticle: 54,
    });
    expect([recordTypeName(54), recordTypeName(63)]).toEqual(['kbarticle', undefined]);
  });

  it('without a name are accepted up to 63', () => {
    for (let code = 1; code <= 63; code++) expect(isRecordType(code)).toBe(true);
    expect([0, 64, 1.5, '1', null].some(isRecordType)).toBe(false);
  });
});

describe('collection types', () => {
  it('have the specified numbers (R-ENUM-VAL-08)', () => {
    expect(COLLECTION_TYPE).toEqual({
      generic: 1,
      subscription: 2,
      'template-page': 7,
      page: 10,
      products: 13,
    });
  });

  it('go from 1 to 25 (R-ENUM-VAL-07)', () => {
    expect([1, 13, 25].every(isCollectionType)).toBe(true);
    expect([0, 26, 1.5, '1'].some(isCollectionType)).toBe(false);
  });
});

describe('block types', () => {
  it('have the specified names (R-ENUM-VAL-13)', () => {
    expect(BLOCK_TYPE).toEqual({
      html: 2,
      image: 5,
      gallery: 8,
      form: 9,
      code: 23,
      quote: 31,
      video: 32,
      product: 43,
      markdown: 44,
      newsletter: 51,
      button: 53,
      'summary-v2': 55,
      chart: 62,
      accordion: 69,
      spacer: 21,
      horizontalrule: 47,
      'socialaccountlinks-v2': 54,
      map: 4,
      testimonials: 2001,
      audio: 41,
      embed: 22,
      menu: 18,
      archive: 61,
      calendar: 26,
      tagcloud: 2003,
      countdown: 2002,
      'website-component': 1337,
    });
    expect([blockTypeName(53), blockTypeName(3)]).toEqual(['button', undefined]);
  });

  it('are accepted up to 72', () => {
    for (let code = 1; code <= 72; code++) expect(isBlockType(code)).toBe(true);
    expect([0, 73, 100, 1336, 2.5, '2'].some(isBlockType)).toBe(false);
  });

  it('of our own, also of later versions, are accepted from 2001 to 2999', () => {
    expect([2001, 2500, 2999].every(isBlockType)).toBe(true);
    expect([2000, 3000].some(isBlockType)).toBe(false);
  });

  it('are accepted as website components', () => {
    expect(isBlockType(1337)).toBe(true);
    expect(isBlockType('1337')).toBe(false);
  });

  it('differ from the 23 section types (R-ENUM-VAL-09)', () => {
    expect(SECTION_TYPES).toHaveLength(23);
    expect(SECTION_TYPES).toEqual([...Array.from({ length: 21 }, (_, index) => index + 1), 100, 101]);
  });
});

describe('parts of pages', () => {
  it('have four folder behaviors (R-ENUM-VAL-19)', () => {
    expect(FOLDER_BEHAVIOR).toEqual({ index: 1, redirect: 2, none: 3, variation: 4 });
  });

  it('have four background sources (R-ENUM-VAL-24)', () => {
    expect(Object.keys(BACKGROUND_SOURCE)).toEqual(['upload', 'instagram', 'video', 'none']);
  });

  it('have numbers for background sources and slices (R-ENUM-VAL-26)', () => {
    expect(BACKGROUND_SOURCE).toEqual({ upload: 1, instagram: 2, video: 3, none: 4 });
    expect([0, 5, -1].some(isBackgroundSource)).toBe(false);
    expect(SLICE_TYPE).toEqual({
      heading: 1,
      body: 3,
      image: 4,
      gallery: 5,
      video: 6,
      'social-icons': 7,
      buttons: 8,
      navigation: 9,
      'custom-form': 10,
      newsletter: 11,
      album: 12,
      map: 13,
      logo: 14,
      action: 15,
      form: 16,
      lock: 17,
      password: 18,
      twitter: 19,
    });
    expect([2, 0, 20].some(isSliceType)).toBe(false);
  });

  it('have slice types that `current-type?` compares with (R-ENUM-VAL-25)', () => {
    const matches = (name: string, currentType: number) =>
      compileTemplate(`{.section s}{.current-type? ${name}}yes{.end}{.end}`).render({ s: { currentType } })
        .output === 'yes';
    const found = Object.entries(SLICE_TYPE).map(([name, code]) => [matches(name, code), matches(name, 2)]);
    expect(found).toEqual(found.map(() => [true, false]));
    expect(found.length).toBeGreaterThan(0);
  });

  it('can represent a whole item (R-ENUM-VAL-27)', () => {
    expect(PROMOTED_BLOCK_TYPES.join(' ')).toBe(
      'map embed image code quote twitter link video foursquare instagram form',
    );
  });
});

describe('SmugMug', () => {
  it('may have 20 galleries of 50 images (R-DATA-LIMIT-08)', () => {
    expect(SMUGMUG_LIMITS).toEqual({ galleries: 20, imagesOfGallery: 50 });
  });

  it('is named by no code that could load something from it (R-DATA-LIMIT-12)', () => {
    const sources = ['formatters', 'compiler', 'runtime', 'edge', 'editor', 'bin']
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
      .filter((file) => /\.tsx?$/.test(file));
    const named = sources.filter((file) => /smugmug/i.test(readFileSync(file, 'utf8')));
    expect(sources.length).toBeGreaterThan(1000);
    expect(named.toSorted()).toEqual([
      // The icon of a link.
      join('compiler', '4-render', 'social-icons', 'social-services.ts'),
      join('formatters', 'vocabulary', 'content', 'content.test.ts'),
      join('formatters', 'vocabulary', 'content', 'smugmug-limits.ts'),
    ]);
  });
});

describe('anchor positions', () => {
  it('run from the top left to the bottom right (R-DATA-MISC-05)', () => {
    const { length, 0: first, [length - 1]: last } = ANCHOR_POSITIONS;
    expect([length, first, last]).toEqual([9, 'TOP_LEFT', 'BOTTOM_RIGHT']);
  });

  it('have these names in reading order (R-DATA-MISC-06)', () => {
    const row = (name: string) => [
      `${name}_LEFT`,
      name === 'CENTER' ? name : `${name}_CENTER`,
      `${name}_RIGHT`,
    ];
    expect(ANCHOR_POSITIONS).toEqual([...row('TOP'), ...row('CENTER'), ...row('BOTTOM')]);
  });
});
