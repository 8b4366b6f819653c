import { dataFileOf, ownValue } from '../../../compiler/model/index.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Env } from '../../platform/env.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { createBuildService } from '../../release/build-service.ts';

const VIEWS = ['json', 'json-pretty', 'main-content'] as const;
type View = (typeof VIEWS)[number];

const TYPES: Readonly<Record<View, string>> = {
  json: 'application/json; charset=utf-8',
  'json-pretty': 'application/json; charset=utf-8',
  'main-content': 'text/html; charset=utf-8',
};

export interface DataRequest {
  readonly env: Env;
  readonly release: ActiveRelease;
  /** File of the page in the release. */
  readonly path: string;
}

/**
 * `?format=json`, `json-pretty` and `main-content`: the data of a page, in `quoin dev` as its templates see it, on published sites as
 * the build has stored it for scripts of the theme. Undefined for other formats, and where there is no such data; the response is
 * the page then.
 */
export async function pageData(url: URL, request: DataRequest): Promise<Response | undefined> {
  const view = VIEWS.find((each) => each === url.searchParams.get('format'));
  if (view === undefined) return undefined;
  const number = pageNumber(url);
  const below = number === undefined ? '' : `page/${number}`;
  const response = await createBuildService(request.env)?.context(`${url.pathname}${below && `/${below}`}`);
  const text = response === undefined ? await publishedData(request, below) : await response.text();
  if (text === undefined) return undefined;
  return new Response(bodyOf(text, view), {
    headers: {
      'content-type': TYPES[view],
      // In `quoin dev`, it changes with each edit.
      'cache-control': response === undefined ? 'no-cache' : 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

/** Scripts count: `?page=2` is the page at `/journal/page/2`. */
function pageNumber({ searchParams }: URL): number | undefined {
  const page = searchParams.get('page');
  return page !== null && /^\d{1,6}$/.test(page) && Number(page) > 1 ? Number(page) : undefined;
}

/** Nothing of protected pages: only public files of the release are read. After the last page of a list, scripts stop at a 404. */
async function publishedData(
  { release: { manifest, blobs }, path }: DataRequest,
  below: string,
): Promise<string | undefined> {
  const first = dataFileOf(path);
  if (first === path || !Object.hasOwn(manifest.files, first)) return undefined;
  const file = ownValue(manifest.files, below === '' ? first : first.replace(/[^/]*$/, `${below}/$&`));
  if (file === undefined) throw new ApiError(404, MESSAGES.notFound);
  return (await blobs.get(file.hash))?.text();
}

function bodyOf(text: string, view: View): string {
  if (view === 'json') return text;
  const context: { readonly mainContent: string } = JSON.parse(text);
  return view === 'json-pretty' ? JSON.stringify(context, null, 2) : context.mainContent;
}
