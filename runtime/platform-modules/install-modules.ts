import { type CalendarContext, createEventCalendar } from './event-calendar.ts';
import { COOKIE, createWidget, DO, DOM, ESCAPE } from './helpers.ts';
import { createHistoryHash } from './history-hash.ts';
import { createOverlay } from './overlay.ts';
import type { PlatformY } from './platform-y.ts';
import { dataRequest, io } from './requests.ts';
import { addNodeMethods, GET, UTILITIES } from './utilities.ts';

type Bag = Record<string, unknown>;

/** Adds the modules to the globals of `runtime/platform/`; what a theme has defined itself stays. */
export function installModules(globals: Record<string, Bag | undefined>): void {
  const { Y: y, Static: { SQUARESPACE_CONTEXT: context = {} } = {}, Squarespace: squarespace } = globals;
  if (y?.Base === undefined) return;
  const platform = y as Bag & PlatformY;
  const history = createHistoryHash(platform);
  const widget = createWidget(platform);
  addNodeMethods(platform);
  const overlay = createOverlay(platform, widget);
  add(y, {
    ...UTILITIES,
    Get: GET,
    Overlay: overlay,
    Panel: overlay,
    io,
    Data: {
      get: dataRequest.bind(undefined, 'GET'),
      post: dataRequest.bind(undefined, 'POST'),
    },
    Cookie: COOKIE,
    DOM,
    Do: DO,
    Escape: ESCAPE,
    HistoryHash: history,
    History: history,
    Plugin: { Base: platform.Base },
    View: widget,
    Widget: widget,
    substitute: platform.Lang.sub,
  });
  const part = () => platform.Base.create('part', platform.Base, []);
  add(Object(y.Squarespace), {
    EventCollectionCalendar: createEventCalendar(platform, context as CalendarContext),
    // The runtime does what these would do, and links open their pages.
    AjaxLoader: part(),
    DynamicData: part(),
    ProductQuickView: part(),
    QuickView: part(),
    SimpleLike: { renderAll: nothing },
    Spinner: part(),
    SpinnerV2: part(),
    ProductUtils: { initializeVariantDropdowns: nothing },
    Commerce: {
      initializeCommerce: nothing,
      destroyCommerce: nothing,
    },
  });
  addOffset(Object(Object(context).website));
  // The build renders what these would create.
  add(Object(squarespace), Object.fromEntries(INITIALIZED.map((name) => [`initialize${name}`, nothing])));
}

/** `Squarespace.initializeVideo`, … */
const INITIALIZED = [
  'CartPage',
  'CollectionPages',
  'Commerce',
  'FormBlocks',
  'GlobalPositioning',
  'LayoutBlocks',
  'NativeVideo',
  'PageContent',
  'SummaryV2Block',
  'Video',
  'WebsiteComponent',
];

function nothing(): void {}

/** `Static.SQUARESPACE_CONTEXT.website.timeZoneOffset`, in milliseconds, at this time of the year. */
function addOffset(website: { timeZone?: string; timeZoneOffset?: number }): void {
  const now = new Date();
  const at = (timeZone?: string) => Date.parse(now.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }));
  website.timeZoneOffset ??= at(website.timeZone) - at('UTC');
}

function add(target: Bag, members: Bag): void {
  for (const [name, value] of Object.entries(members)) target[name] ??= value;
}
