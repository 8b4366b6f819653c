import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import type { NavigationLink } from '../../../../formatters/vocabulary/api/navigation.ts';
import type {
  ProductCategoryRequest,
  ProductCollectionRequest,
} from '../../../../formatters/vocabulary/api/store-creation.ts';
import { ApiFailure } from '../../../core/api/api-failure.ts';
import type { EditorApi } from '../../../core/api/editor-api.ts';
import { collectionsOf, documentsOf, SETTINGS_KEY } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { freeUrlId } from '../../../core/model/url-id.ts';
import { topUrlIds } from '../../../core/model/url-path.ts';
import { t } from '../strings.ts';
import { MissingNavigation } from './missing-navigation.ts';
import type { StoreSetup, StoreStep } from './store-setup.ts';

/** What the steps need of the dashboard. */
export interface StoreServices {
  readonly api: Pick<
    EditorApi,
    'createProductCollection' | 'createProductCategory' | 'siteLayout' | 'updateNavigation'
  >;
  readonly websiteId: string;
  /** Returns the documents as they are now. */
  readonly bodies: () => Bodies;
  /** Loads documents that have changed on the server, or all without keys. */
  readonly refresh: (keys?: readonly DocKey[]) => Promise<void>;
}

type RunStep = (setup: StoreSetup, services: StoreServices) => Promise<StoreSetup>;

/**
 * Runs a step and returns the setup after it. A step whose response was lost creates nothing again: each looks first for
 * what it would create.
 */
export const RUN_STEP: Readonly<Record<StoreStep, RunStep>> = {
  collection: createCollection,
  category: createRootCategory,
  navigation: addToNavigation,
};

async function createCollection(setup: StoreSetup, services: StoreServices): Promise<StoreSetup> {
  const { api, websiteId, bodies, refresh } = services;
  const { title, urlId } = setup;
  const existing = collectionOf(bodies(), setup);
  if (existing !== undefined) return { ...setup, collectionId: existing };
  const fields: ProductCollectionRequest = {
    navigationTitle: title,
    title,
    urlId,
    description: '',
    enabled: true,
  };
  try {
    const { id } = await api.createProductCollection(websiteId, fields);
    await refresh([`collection:${id}`]);
    return { ...setup, collectionId: id };
  } catch (error) {
    if (!isConflict(error)) throw error;
    await refresh();
    const free = freeUrlId(urlId, topUrlIds(bodies()));
    if (free === urlId) throw error;
    return createCollection({ ...setup, urlId: free }, services);
  }
}

/** Whether another user has taken the URL slug. */
function isConflict(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 409;
}

/** The id of the store, if an earlier attempt has created it. Its URL slug was free then. */
function collectionOf(bodies: Bodies, { title, urlId }: StoreSetup): string | undefined {
  return collectionsOf(bodies, 'products').find(
    ({ body }) => textAt(body, 'title') === title && textAt(body, 'urlId') === urlId,
  )?.id;
}

async function createRootCategory(setup: StoreSetup, services: StoreServices): Promise<StoreSetup> {
  const { api, websiteId, bodies, refresh } = services;
  const { collectionId = '' } = setup;
  if (!hasRootCategory(bodies())) {
    const fields: ProductCategoryRequest = {
      displayName: t('newStore.rootCategory'),
      parentCategoryId: null,
      type: 'category',
      pageRendering: 'list',
      displayIndex: 0,
    };
    const { id } = await api.createProductCategory({ websiteId, collectionId }, fields);
    await refresh([`taxon:${id}`]);
  }
  return { ...setup, hasCategory: true };
}

/** Stores share the categories of the site. */
function hasRootCategory(bodies: Bodies): boolean {
  return documentsOf(bodies, 'taxon').some(
    ({ body }) =>
      textAt(body, 'type') === 'category' &&
      textAt(body, 'parent') === '' &&
      textAt(body, 'name').trim().toLowerCase() === t('newStore.rootCategory').toLowerCase(),
  );
}

async function addToNavigation(setup: StoreSetup, services: StoreServices): Promise<StoreSetup> {
  const { api, bodies, refresh } = services;
  const { collectionId = '' } = setup;
  const [main] = (await api.siteLayout()).layout;
  if (main === undefined) throw new MissingNavigation();
  if (!isLinked(main.links, collectionId)) {
    await api.updateNavigation({
      fieldName: main.identifier,
      templateId: textAt(bodies().get(SETTINGS_KEY), 'theme').split('/').at(-1) ?? '',
      navigation: { items: [...main.links, { collectionId, memberAreaId: null }] },
    });
    await refresh([`navigation:${main.identifier}`]);
  }
  return { ...setup, isInNavigation: true };
}

function isLinked(links: readonly NavigationLink[], collectionId: string): boolean {
  return links.some((link) => link.collectionId === collectionId || isLinked(link.items ?? [], collectionId));
}
