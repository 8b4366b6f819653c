import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { ACCESS_LEVELS, type Action, AREAS, areaOfChange, areaOfDoc, may } from './roles.ts';

type RoleName = keyof typeof CONTRIBUTOR_ROLE;
const ACTIONS = AREAS.flatMap((area) => ACCESS_LEVELS.map((access): Action => `${area}.${access}`));

/** Write permissions of each role, specified a second time in reverse, so that mistakes in the table show. */
const WRITERS: Readonly<Partial<Record<(typeof AREAS)[number], readonly RoleName[]>>> = {
  pages: ['editor', 'draft-editor'],
  code: ['editor'],
  'form-code': [],
  content: ['editor', 'draft-editor', 'store-manager'],
  events: ['editor', 'draft-editor', 'store-manager'],
  products: ['editor', 'draft-editor', 'store-manager'],
  orders: ['store-manager'],
  stock: ['editor', 'store-manager'],
  restock: ['store-manager'],
  assets: ['editor', 'draft-editor', 'store-manager'],
  forms: ['editor', 'draft-editor'],
  'mailing-lists': ['editor', 'draft-editor'],
  tags: ['editor', 'store-manager'],
  comments: ['editor', 'moderator'],
  commerce: ['store-manager'],
  billing: ['billing'],
};
const ADMIN_ONLY = ['people', 'domains', 'billing'];

describe('roles (R-ESESS-ROLE-04)', () => {
  it.each(Object.keys(CONTRIBUTOR_ROLE) as RoleName[])(
    '%s may write what it is for, and nothing else',
    (name) => {
      for (const area of AREAS) {
        const isAllowed =
          name === 'admin' ||
          (name === 'website-manager' && !ADMIN_ONLY.includes(area)) ||
          (WRITERS[area] ?? []).includes(name);
        expect([name, area, may([CONTRIBUTOR_ROLE[name]], `${area}.write`)]).toEqual([name, area, isAllowed]);
      }
    },
  );

  it('publishing implies writing, and writing implies reading', () => {
    for (const role of Object.values(CONTRIBUTOR_ROLE)) {
      for (const area of AREAS) {
        if (may([role], `${area}.publish`)) expect(may([role], `${area}.write`)).toBe(true);
        if (may([role], `${area}.write`)) expect(may([role], `${area}.read`)).toBe(true);
      }
    }
  });

  it('a draft editor publishes nothing', () => {
    const published = AREAS.filter((area) => may([CONTRIBUTOR_ROLE['draft-editor']], `${area}.publish`));
    expect(published).toEqual([]);
  });

  it('no role, an unknown role and the roles of other products may do nothing', () => {
    const { none, scheduling } = CONTRIBUTOR_ROLE;
    for (const roles of [
      [],
      [5],
      [99],
      [Number.NaN],
      [none],
      [scheduling],
      [CONTRIBUTOR_ROLE['campaigns-editor']],
    ]) {
      expect(ACTIONS.filter((action) => may(roles, action))).toEqual([]);
    }
  });

  it('several roles add up', () => {
    const roles = [CONTRIBUTOR_ROLE.viewer, CONTRIBUTOR_ROLE.billing];
    expect(may(roles, 'pages.read') && may(roles, 'billing.write')).toBe(true);
    expect(may(roles, 'pages.write')).toBe(false);
  });

  it('an editor changes pages and makes no new ones', () => {
    const roles = [CONTRIBUTOR_ROLE.editor];
    const isNew = areaOfChange({ doc: 'page:about', at: [], kind: 'insert' }, {});
    const isChange = areaOfChange({ doc: 'page:about', at: ['title'], kind: 'set' }, {});
    expect(may(roles, `${isNew}.write`)).toBe(false);
    expect(may(roles, `${isChange}.write`)).toBe(true);
  });

  it('a store manager changes the settings of the store and no others', () => {
    const roles = [CONTRIBUTOR_ROLE['store-manager']];
    const store = areaOfChange(
      { doc: 'settings:site', at: ['websiteSettings', 'storeSettings', 'currency'], kind: 'set' },
      {},
    );
    const website = areaOfChange({ doc: 'settings:site', at: ['website', 'siteTitle'], kind: 'set' }, {});
    expect(may(roles, `${store}.write`)).toBe(true);
    expect(may(roles, `${website}.write`)).toBe(false);
  });

  it.each([
    ['page:home', {}, 'pages'],
    ['navigation:main', {}, 'pages'],
    ['item:cup', { structuredContent: {} }, 'products'],
    ['item:open-day', { startDate: 1 }, 'events'],
    ['item:post', null, 'content'],
    ['taxon:glaze', {}, 'tags'],
    ['asset:kiln', {}, 'assets'],
    ['form:contact', {}, 'forms'],
    ['settings:site', {}, 'settings'],
  ] as const)('%s lies in its area', (key, body, area) => {
    expect(areaOfDoc(key, body)).toBe(area);
  });
});
