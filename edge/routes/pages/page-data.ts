import type { Env } from '../../platform/env.ts';
import { createBuildService } from '../../release/build-service.ts';

const VIEWS = ['json', 'json-pretty', 'main-content'] as const;
type View = (typeof VIEWS)[number];

const TYPES: Readonly<Record<View, string>> = {
  json: 'application/json; charset=utf-8',
  'json-pretty': 'application/json; charset=utf-8',
  'main-content': 'text/html; charset=utf-8',
};

/**
 * `?format=json`, `json-pretty` and `main-content` in `quoin dev`: the data of a page, as its templates see it. Undefined for other
 * formats, and where there is no such data; the response is the page then.
 */
export async function pageData({ pathname, searchParams }: URL, env: Env): Promise<Response | undefined> {
  const view = VIEWS.find((each) => each === searchParams.get('format'));
  if (view === undefined) return undefined;
  const response = await createBuildService(env)?.context(pathname);
  if (response === undefined) return undefined;
  return new Response(await bodyOf(response, view), {
    headers: {
      'content-type': TYPES[view],
      // Changes with each edit.
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

async function bodyOf(response: Response, view: View): Promise<string> {
  if (view === 'json') return response.text();
  const context = await response.json<{ readonly mainContent: string }>();
  return view === 'json-pretty' ? JSON.stringify(context, null, 2) : context.mainContent;
}
