import { type CalendarContext, createEventCalendar } from './event-calendar.ts';
import { COOKIE, createWidget, DO, DOM, ESCAPE } from './helpers.ts';
import { createHistoryHash } from './history-hash.ts';
import type { PlatformY } from './platform-y.ts';
import { dataRequest, io } from './requests.ts';

type Bag = Record<string, unknown>;

/** Adds the modules to the globals of `runtime/platform/`; what a theme has defined itself stays. */
export function installModules(globals: Record<string, Bag | undefined>): void {
  const { Y: y, Static: { SQUARESPACE_CONTEXT: context = {} } = {}, Squarespace: squarespace } = globals;
  if (y?.Base === undefined) return;
  const platform = y as Bag & PlatformY;
  const history = createHistoryHash(platform);
  const widget = createWidget(platform);
  add(y, {
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
  add(Object(y.Squarespace), {
    EventCollectionCalendar: createEventCalendar(platform, context as CalendarContext),
  });
  // The build renders what these would create.
  add(
    Object(squarespace),
    Object.fromEntries(INITIALIZED.map((name) => [`initialize${name}`, () => undefined])),
  );
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

function add(target: Bag, members: Bag): void {
  for (const [name, value] of Object.entries(members)) target[name] ??= value;
}
