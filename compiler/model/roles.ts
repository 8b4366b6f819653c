import { fieldOf } from '../../formatters/index.ts';
import { nameOfCode } from '../../formatters/vocabulary/code-table.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { type DocKey, documentTypeOf } from './operations/document-type.ts';

/**
 * Areas of a site with separate permissions. `code` (HTML of code blocks) and `form-code` (shown after a form was submitted) run
 * in visitors' browsers, so they need a permission of their own.
 */
export const AREAS = [
  'pages',
  'new-pages',
  'code',
  'form-code',
  'design',
  'content',
  'events',
  'products',
  'orders',
  'stock',
  'restock',
  'assets',
  'forms',
  'submissions',
  'tags',
  'comments',
  'analytics',
  'sales',
  'mail',
  'releases',
  'people',
  'billing',
  'settings',
  'commerce',
  'domains',
  'mailing-lists',
] as const;

export type Area = (typeof AREAS)[number];

/** Writing creates drafts; only publishing makes them visible. */
export const ACCESS_LEVELS = ['read', 'write', 'publish'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export type Action = `${Area}.${AccessLevel}`;

/** Whether any of these roles (CONTRIBUTOR_ROLE numbers) grants a permission; everything else is denied. */
export function may(roles: readonly number[], action: Action): boolean {
  const [area, access] = action.split('.') as [Area, AccessLevel];
  return roles.some((role) => {
    const name = nameOfCode(CONTRIBUTOR_ROLE, role);
    const grant = name === undefined ? undefined : GRANTS[name][area];
    return grant !== undefined && ACCESS_LEVELS_OF[grant].includes(access);
  });
}

/** `r` may read, `w` may also write, `wp` may also publish its changes. */
type Grant = 'r' | 'w' | 'wp';

const ACCESS_LEVELS_OF: Readonly<Record<Grant, readonly AccessLevel[]>> = {
  r: ['read'],
  w: ['read', 'write'],
  wp: ['read', 'write', 'publish'],
};

const ALL = Object.fromEntries(AREAS.map((area) => [area, 'wp'])) as Readonly<Record<Area, Grant>>;
const { people: _people, billing: _billing, domains: _domains, ...ALL_OF_ONE_SITE } = ALL;

/**
 * Permissions by role (R-ESESS-ROLE-04; refined by editor 3.6). This product has no campaigns and scheduling, so those roles
 * grant nothing.
 */
const GRANTS: Readonly<Record<keyof typeof CONTRIBUTOR_ROLE, Readonly<Partial<Record<Area, Grant>>>>> = {
  admin: ALL,
  'website-manager': ALL_OF_ONE_SITE,
  editor: {
    pages: 'wp',
    code: 'wp',
    design: 'r',
    content: 'wp',
    events: 'wp',
    products: 'wp',
    orders: 'r',
    stock: 'w',
    restock: 'r',
    assets: 'wp',
    forms: 'wp',
    'mailing-lists': 'wp',
    submissions: 'r',
    tags: 'wp',
    comments: 'w',
    releases: 'r',
    settings: 'r',
  },
  'draft-editor': {
    pages: 'w',
    content: 'w',
    events: 'w',
    products: 'w',
    assets: 'w',
    forms: 'w',
    'mailing-lists': 'w',
    tags: 'r',
    releases: 'r',
    settings: 'r',
  },
  'store-manager': {
    pages: 'r',
    content: 'wp',
    events: 'wp',
    products: 'wp',
    orders: 'w',
    stock: 'w',
    restock: 'w',
    assets: 'wp',
    forms: 'r',
    'mailing-lists': 'r',
    submissions: 'r',
    tags: 'wp',
    sales: 'r',
    mail: 'r',
    releases: 'r',
    settings: 'r',
    commerce: 'wp',
  },
  moderator: { pages: 'r', content: 'r', comments: 'w' },
  commenter: { pages: 'r', content: 'r' },
  reporting: { analytics: 'r', sales: 'r' },
  viewer: { pages: 'r', content: 'r', events: 'r', products: 'r', assets: 'r', tags: 'r', releases: 'r' },
  billing: { billing: 'w' },
  'campaigns-editor': {},
  scheduling: {},
  'scheduling-viewer': {},
  'scheduling-editor': {},
  none: {},
};

/** Returns the area of a document: items are products, events or other content, depending on their body. */
export function areaOfDoc(key: DocKey, body: unknown): Area {
  switch (documentTypeOf(key)) {
    case 'page':
    case 'navigation':
    case 'block-field':
      return 'pages';
    case 'collection':
      return fieldOf(body, 'type') === COLLECTION_TYPE.products ? 'products' : 'content';
    case 'item':
      if (fieldOf(body, 'structuredContent') !== undefined) return 'products';
      return fieldOf(body, 'startDate') !== undefined ? 'events' : 'content';
    case 'taxon':
      return 'tags';
    case 'asset':
      return 'assets';
    case 'form':
      return 'forms';
    case 'mailing-list':
      return 'mailing-lists';
    default:
      return 'settings';
  }
}

/** Returns the area of one change, which may be narrower than that of its document. */
export function areaOfChange(
  { doc, at, kind }: { readonly doc: DocKey; readonly at: readonly string[]; readonly kind: string },
  body: unknown,
): Area {
  if (doc.startsWith('page:') && at.length === 0 && kind === 'insert') return 'new-pages';
  const isStore = at[0] === 'websiteSettings' && at[1] === 'storeSettings';
  if (doc.startsWith('settings:') && isStore) return 'commerce';
  return areaOfDoc(doc, body);
}
