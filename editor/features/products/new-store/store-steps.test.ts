import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { createEditorApi } from '../../../core/api/editor-api.ts';
import { nextStep, type StoreSetup } from './store-setup.ts';
import { RUN_STEP } from './store-steps.ts';

const SITE = '/api/content-service/product/1.1/websites/site/products';
const LAYOUT = '/api/commondata/GetSiteLayout';
const NAVIGATION = '/api/widget/UpdateNavigation';
const LINKS = [{ pageId: 'home' }, { title: 'More', items: [{ collectionId: 'linked' }] }];

const STORE: StoreSetup = { title: 'Boat Supplies', urlId: 'boat-supplies', isLinked: true };

interface Call {
  readonly call: string;
  readonly body?: unknown;
}

interface Traced {
  readonly calls: readonly Call[];
  readonly setup: StoreSetup;
}

/** Creates a store with a server that accepts everything but the taken URL slugs, and records the calls. */
async function create(
  start: StoreSetup,
  site: Bodies = new Map(),
  taken: readonly string[] = [],
): Promise<Traced> {
  const calls: Call[] = [];
  let bodies = site;
  const api = createEditorApi({
    fetch: async (path, { method, body }) => {
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      calls.push({ call: `${method} ${path}`, ...(sent !== undefined && { body: sent }) });
      if (path === LAYOUT) return Response.json({ layout: [{ identifier: 'mainNav', links: LINKS }] });
      if (path === SITE && taken.includes(sent.urlId)) return Response.json({}, { status: 409 });
      return Response.json({ ...sent, id: path === SITE ? 'new-id' : 'category-id' }, { status: 201 });
    },
    cookies: () => '',
    report: () => {},
    onSignedOut: () => {},
  });
  const refresh = async () => {
    bodies = new Map([...bodies, ...taken.map((urlId) => [`page:${urlId}` as DocKey, { urlId }] as const)]);
  };
  let setup = start;
  for (let step = nextStep(setup); step !== undefined; step = nextStep(setup))
    setup = await RUN_STEP[step](setup, { api, websiteId: 'site', bodies: () => bodies, refresh });
  return { calls, setup };
}

describe('the calls that create a store', () => {
  it('start with the collection (R-EDCOM-CREATE-01)', async () => {
    const { calls } = await create(STORE);
    expect(calls[0]).toMatchObject({ call: `POST ${SITE}`, body: { title: 'Boat Supplies' } });
  });

  it('create a root category in the new collection next (R-EDCOM-CREATE-02)', async () => {
    const { calls } = await create(STORE);
    expect(calls[1]?.call).toBe(`POST ${SITE}/new-id/categories`);
  });

  it('read the layout and update the navigation last, on request (R-EDCOM-CREATE-03)', async () => {
    const { calls } = await create(STORE);
    expect(calls.slice(2)).toEqual([
      { call: `GET ${LAYOUT}` },
      {
        call: `POST ${NAVIGATION}`,
        body: {
          fieldName: 'mainNav',
          templateId: '',
          navigation: { items: [...LINKS, { collectionId: 'new-id', memberAreaId: null }] },
        },
      },
    ]);
    const unlinked = await create({ ...STORE, isLinked: false });
    expect(unlinked.calls.map(({ call }) => call)).toEqual([
      `POST ${SITE}`,
      `POST ${SITE}/new-id/categories`,
    ]);
  });

  it('have the default values (R-EDCOM-CREATE-09)', async () => {
    const { calls } = await create(STORE);
    expect(calls.slice(0, 2).map(({ body }) => body)).toEqual([
      {
        navigationTitle: 'Boat Supplies',
        title: 'Boat Supplies',
        urlId: 'boat-supplies',
        description: '',
        enabled: true,
      },
      {
        displayName: 'All',
        parentCategoryId: null,
        type: 'category',
        pageRendering: 'list',
        displayIndex: 0,
      },
    ]);
  });

  it('use the next free URL slug when another user has just taken it', async () => {
    const { calls, setup } = await create(STORE, new Map(), ['boat-supplies', 'boat-supplies-1']);
    const slugs = calls.filter(({ call }) => call === `POST ${SITE}`).map(({ body }) => Object(body).urlId);
    expect(slugs).toEqual(['boat-supplies', 'boat-supplies-2']);
    expect(setup.urlId).toBe('boat-supplies-2');
  });

  it('create nothing that exists: a response may have been lost', async () => {
    const { calls, setup } = await create(
      { ...STORE, isLinked: false },
      new Map<DocKey, unknown>([
        ['collection:lost', { type: 13, title: 'Boat Supplies', urlId: 'boat-supplies' }],
        ['taxon:all', { type: 'category', name: 'All' }],
      ]),
    );
    expect([calls, setup.collectionId]).toEqual([[], 'lost']);
  });

  it('add no second entry to the navigation', async () => {
    const { calls } = await create({ ...STORE, collectionId: 'linked', hasCategory: true });
    expect(calls).toEqual([{ call: `GET ${LAYOUT}` }]);
  });
});
