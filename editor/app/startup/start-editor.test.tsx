import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createMemorySite, type MemorySite } from '../../testing/memory-site.ts';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';
import { type StartedEditor, startEditor } from './start-editor.ts';

let site: MemorySite;
let streams: EventTarget[];

beforeEach(() => {
  site = createMemorySite({ docs: SHOP_DOCS, now: () => 0 });
  streams = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => respond(String(path)));
  vi.stubGlobal('BroadcastChannel', channelClass());
  vi.stubGlobal('EventSource', streamClass());
  vi.stubGlobal('navigator', { ...navigator, locks: { request: createLocks() } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function respond(path: string): Response {
  switch (path.replace(/\?.*/, '')) {
    case API.editorMe:
      return Response.json({ id: 'owner', email: 'ines@olaria.example', name: 'Inês', roles: [1] });
    case API.editorSite:
      return Response.json({ websiteId: 'shop', siteUrl: '/', docs: site.docs() });
    case API.editorDocs:
      return Response.json({ docs: [site.doc('item:plate')], remaining: [] });
    default:
      return new Response('', { status: 404 });
  }
}

/** Sends messages to the other tabs of this browser. */
function channelClass() {
  const channels = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  };
}

function streamClass() {
  return class extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {}
  };
}

/** Only one tab at a time has a lock. */
function createLocks() {
  const held = new Set<string>();
  return async (name: string, ...rest: unknown[]) => {
    if (held.has(name)) return new Promise(() => {});
    held.add(name);
    return (rest.at(-1) as () => Promise<void>)();
  };
}

async function openTab(): Promise<StartedEditor> {
  const started = await startEditor(() => {});
  started.events.setActive(true);
  return started;
}

const titleIn = ({ editor }: StartedEditor) =>
  Object(editor.store.states.getState().head.get('item:plate')).title;

it('tabs without a stream of events get changes of others from the tab that has it', async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect(streams).toHaveLength(1);
  const { rev = 0 } = site.doc('item:plate') ?? {};
  site.commit({
    ...{ id: 'theirs', label: 'Edit', base: { 'item:plate': rev }, t: 0 },
    ops: [{ doc: 'item:plate', at: ['title'], kind: 'set', value: 'Wave plate' }],
  });
  const data = JSON.stringify({ revs: { 'item:plate': rev + 1 } });
  streams[0]?.dispatchEvent(new MessageEvent('docs', { data, lastEventId: '1' }));
  await expect.poll(() => [titleIn(first), titleIn(second)]).toEqual(['Wave plate', 'Wave plate']);
  for (const { editor, events } of [first, second]) {
    events.stop();
    editor.sync.stop();
  }
});
