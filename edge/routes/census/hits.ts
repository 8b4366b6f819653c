import type { Context } from 'hono';
import { ownValue } from '../../../compiler/model/index.ts';
import type { CensusKind } from '../../../formatters/vocabulary/api/census.ts';
import { ANALYTICS_EVENT } from '../../../formatters/vocabulary/site/analytics-event.ts';
import type { Count } from '../../domain/census.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { count } from './count.ts';
import { blockName, pageName, queryName, referrerName } from './names.ts';
import { parseObject, readFields, textOf } from './read-fields.ts';

/** POST RecordHit: `event` is a number, `data` a JSON object, `ss_cvr` the visitor cookie. */
export async function recordHit(context: Context<AppEnv>): Promise<Response> {
  const fields = await readFields(context);
  const kind = KINDS[fields.get('event') ?? ''];
  const data = parseObject(fields.get('data') ?? '');
  if (kind === undefined || data === undefined) throw new ApiError(400, MESSAGES.invalidRequest);
  return count(context, (release) => {
    const counts = countsOf(context, { release, kind, data });
    // Only page views count visitors.
    const visitor = kind === 'view' ? { visitorCookie: fields.get('ss_cvr') ?? '' } : {};
    return counts && { limit: 'census', counts, ...visitor };
  });
}

const KINDS: Readonly<Record<string, CensusKind | undefined>> = Object.assign(Object.create(null), {
  [ANALYTICS_EVENT['page-view']]: 'view',
  [ANALYTICS_EVENT['site-search']]: 'search',
  [ANALYTICS_EVENT.heartbeat]: 'heartbeat',
  [ANALYTICS_EVENT.audio]: 'audio',
  [ANALYTICS_EVENT.video]: 'video',
});

interface Hit {
  readonly release: ActiveRelease;
  readonly kind: CensusKind;
  readonly data: object;
}

/** Returns undefined for unknown pages. */
function countsOf(context: Context<AppEnv>, { release, kind, data }: Hit): readonly Count[] | undefined {
  if (kind === 'search') return [named(kind, queryName(textOf(data, 'query')))];
  const page = pageName(release, textOf(data, 'pagePath'));
  if (page === undefined) return undefined;
  const referrer =
    kind === 'view' ? referrerName(textOf(data, 'referrer'), new URL(context.req.url).host) : undefined;
  return [named(kind, page), ...(referrer === undefined ? [] : [named('referrer', referrer)])];
}

function named(kind: CensusKind, name: string | undefined): Count {
  return name === undefined ? { kind } : { kind, name };
}

/** POST button-click. */
export async function recordButtonClick(context: Context<AppEnv>): Promise<Response> {
  return countButton(context, 'button-click', await readFields(context));
}

/** POST button-render. */
export async function recordButtonRender(context: Context<AppEnv>): Promise<Response> {
  return countButton(context, 'button-render', await readFields(context));
}

function countButton(
  context: Context<AppEnv>,
  kind: 'button-click' | 'button-render',
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const counts = [named(kind, blockName(fields.get('blockId') ?? ''))];
  return count(context, () => ({ limit: 'census', counts }));
}

/** POST form-render, for an existing form. */
export async function recordFormRender(context: Context<AppEnv>): Promise<Response> {
  const formId = (await readFields(context)).get('formId') ?? '';
  return count(context, ({ data }) => {
    const isThere = ownValue(data.forms, formId) !== undefined;
    return isThere ? { limit: 'census', counts: [named('form-render', formId)] } : undefined;
  });
}

/** POST RecordQuickView/{id}. */
export function recordQuickView(context: Context<AppEnv>): Promise<Response> {
  const itemId = context.req.param('itemId') ?? '';
  return count(context, ({ data }) => {
    const isThere = ownValue(data.products, itemId) !== undefined;
    return isThere ? { limit: 'census', counts: [named('quick-view', itemId)] } : undefined;
  });
}

const OVERLAY_EVENTS = ['shown', 'closed', 'submitted'];

/** POST overlay: `event` is the outcome of the popup (R-ECENSUS-API-07). */
export async function recordOverlay(context: Context<AppEnv>): Promise<Response> {
  const event = (await readFields(context)).get('event') ?? '';
  if (!OVERLAY_EVENTS.includes(event)) throw new ApiError(400, MESSAGES.invalidRequest);
  return count(context, () => ({ limit: 'census', counts: [named('overlay', event)] }));
}
