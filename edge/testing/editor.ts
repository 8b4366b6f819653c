import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../app.ts';
import { createTenant, type Tenant } from '../tenancy/tenant.ts';
import { type Browser, createBrowser } from './browser.ts';
import { createTestBuildService, type TestBuildService } from './build-service.ts';
import { testEnv } from './release.ts';

export const EDITOR_API = '/api/editor/v1';

/** The dashboard of the store, with a build service. */
export interface Editor {
  readonly buildService: TestBuildService;
  readonly tenant: Tenant;
  /** A contributor with this role, by default an administrator of the store. */
  signedIn(role?: number, host?: string): Promise<Browser>;
  /** A browser that uses the Worker without a build service. */
  otherVisitor(): Browser;
  /** Imports a page; documents are kept between tests of a file. */
  withPage(name: string): Promise<`page:${string}`>;
}

export function openEditor(): Editor {
  const app = createApp();
  const buildService = createTestBuildService();
  const tenant = createTenant(testEnv(), 'shop');
  return {
    buildService,
    tenant,
    signedIn: async (role = CONTRIBUTOR_ROLE.admin, host = 'shop.test') => {
      const env = { ...testEnv(), BUILD_SERVICE: buildService.fetcher };
      const browser = createBrowser(host, async (request) => app.fetch(request, env));
      const key = await tenant.account().createSignInKey(host === 'shop.test' ? 'shop' : 'other', role);
      await browser.get(`/config?key=${key}`);
      return browser;
    },
    otherVisitor: () => createBrowser('shop.test', async (request) => app.fetch(request, testEnv())),
    withPage: async (name) => {
      const key = `page:${name}` as const;
      const body = { pageType: 2, title: 'Home', urlId: name, sections: {}, blocks: {} };
      await tenant.site().importDocs({ docs: [{ key, body }], deleted: [] });
      return key;
    },
  };
}

/** A transaction that renames a page. */
export function retitle(key: string, base: number, title: string, id = `t-${key}-${title}`) {
  const op = { doc: key, at: ['title'], kind: 'set', value: title };
  return { id, label: 'Rename page', ops: [op], base: { [key]: base }, t: 1 };
}
