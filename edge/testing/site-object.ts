import { env, runInDurableObject } from 'cloudflare:test';
import type { CatalogProduct, DocKey, Operation, Transaction } from '../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import type { SiteObject } from '../domain/site.ts';
import type { SiteDO } from '../objects/site/site-do.ts';
import type { Env } from '../platform/env.ts';
import type { Remote } from '../platform/remote/remote.ts';

export const OWNER = { id: 'ines', roles: [CONTRIBUTOR_ROLE.admin] };

export const PAGE = { pageType: 2, title: 'Home', urlId: 'home', sections: {}, blocks: {} };

export const CUP: CatalogProduct = {
  id: 'cup',
  collectionId: 'shop',
  title: 'Cup',
  url: '/shop/p/cup',
  productType: 1,
  isSubscribable: false,
  optionNames: [],
  variants: [
    {
      id: 'v1',
      sku: 'CUP',
      attributes: {},
      priceCents: 1200,
      onSale: false,
      qtyInStock: 3,
      unlimited: false,
    },
  ],
};

/** A stub whose methods have the types of `SiteObject`: the platform types cannot represent the bodies of documents. */
export type SiteStub = Remote<SiteObject> & DurableObjectStub<SiteDO>;

/** Returns the object of a site that no other test uses. */
export function site(name: string): SiteStub {
  const stub: unknown = env.SITE.get(env.SITE.idFromName(name));
  return stub as SiteStub;
}

export function transaction(
  id: string,
  base: Readonly<Record<string, number>>,
  ...ops: readonly Operation[]
): Transaction {
  return { id, label: `Label ${id}`, ops: [...ops], base: { ...base }, t: 1 };
}

export function set(doc: DocKey, at: readonly string[], value: unknown): Operation {
  return { doc, at: [...at], kind: 'set', value };
}

export function insert(doc: DocKey, value: unknown): Operation {
  return { doc, at: [], kind: 'insert', value };
}

export async function withHome(name: string) {
  const stub = site(name);
  await stub.importDocs({ docs: [{ key: 'page:home', body: PAGE }], deleted: [] });
  return stub;
}

/** Replaces bindings of this object. */
export async function withEnv(stub: DurableObjectStub<SiteDO>, bindings: object): Promise<void> {
  await runInDurableObject(stub, (object) => {
    const { env: given } = object as unknown as { env: Env };
    Object.defineProperty(object, 'env', { value: { ...given, ...bindings }, configurable: true });
  });
}
