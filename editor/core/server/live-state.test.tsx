import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import { type OpenPart, openInEditor, waitUntil } from '../hooks/testing/open-in-editor.tsx';
import { LivePill } from '../item-editor/live-pill.tsx';
import { StatusCell } from '../item-editor/status-cell.tsx';
import { ViewItem } from '../item-editor/view-item.tsx';
import { typeInto } from '../operations/testing/test-store.ts';
import { useLiveUrlId } from './use-live-url-id.ts';
import { useUnseen } from './use-unpublished.ts';

let part: OpenPart;
afterEach(() => part.close());

/** The time of the clock in tests. */
const NOW = 1_800_000_000_000;

const docOf = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const SHOP = docOf('collection:shop', { type: 13, urlId: 'shop' });
const cupWith = (body: object) => docOf('item:cup', { collectionId: 'shop', urlId: 'cup', ...body });

interface Live {
  readonly cup?: object;
  readonly shop?: object;
  /** What the server reports as not published. */
  readonly changes?: readonly Partial<EditorChange>[];
}

let requests = 0;

async function open(content: React.ReactNode, { cup = {}, shop = {}, changes = [] }: Live): Promise<void> {
  requests = 0;
  const api = {
    changes: async () => {
      requests += 1;
      return { changes } as never;
    },
  };
  const shopDoc = { ...SHOP, body: { ...Object(SHOP.body), ...shop } };
  part = await openInEditor(content, { docs: [shopDoc, cupWith(cup)], api });
  const all = () => part.queries.getQueryCache().getAll();
  await waitUntil(() => all().every(({ state }) => state.status !== 'pending'));
  // The cache reports its data in the next task.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}

describe('the state of an item on the live site', () => {
  const CHANGED = { key: 'item:cup', liveUrlId: 'old-cup' };

  it.each<[string, Live, string, string | null]>([
    ['unchanged', {}, 'Live', '/shop/p/cup'],
    ['changed', { changes: [CHANGED] }, 'Unpublished changes', '/shop/p/old-cup'],
    [
      'in a renamed shop',
      { changes: [{ key: 'collection:shop', liveUrlId: 'store' }] },
      'Live',
      '/store/p/cup',
    ],
    ['new', { changes: [{ key: 'item:cup' }] }, 'Goes live when you publish', null],
    ['a draft', { cup: { status: 'Draft' } }, 'Draft', null],
    [
      'a draft that is still live',
      { cup: { status: 'Draft' }, changes: [CHANGED] },
      'DraftUnpublished changes',
      '/shop/p/old-cup',
    ],
    ['scheduled', { cup: { status: 'Scheduled', publishOn: NOW + 1 } }, 'Scheduled', null],
    ['due', { cup: { status: 'Scheduled', publishOn: NOW - 1 } }, 'Live', '/shop/p/cup'],
  ])('%s', async (_what, live, pills, url) => {
    await open(
      <>
        <p>
          <LivePill doc="item:cup" />
        </p>
        <ViewItem doc="item:cup" />
      </>,
      live,
    );
    expect(part.container.querySelector('p')?.textContent).toBe(pills);
    expect(part.container.querySelector('a')?.getAttribute('href') ?? null).toBe(url);
    expect(part.container.textContent?.includes('Not visible')).toBe(url === null);
  });
});

describe('the status in a table', () => {
  it.each([
    [{ status: 'Published', isUnseen: false }, 'Published'],
    [{ status: 'Published', isUnseen: true }, 'Not live yet'],
    [{ status: 'Draft', isUnseen: true }, 'Draft'],
    [{ status: 'Scheduled', publishOn: NOW, isUnseen: false }, 'Published'],
    [{ status: 'Scheduled', publishOn: NOW + 1000, isUnseen: false }, 'Scheduled'],
  ] as const)('%j is %s', async (props, text) => {
    await open(<StatusCell publishOn={undefined} {...props} />, {});
    expect(part.container.textContent).toBe(text);
  });
});

describe('the slug of a document on the live site', () => {
  let urlId: string | undefined;

  it.each<[string, Live, string]>([
    ['unchanged', {}, 'cup'],
    ['renamed', { changes: [{ key: 'item:cup', liveUrlId: 'old-cup' }] }, 'old-cup'],
    ['new', { changes: [{ key: 'item:cup' }] }, ''],
    ['a draft', { cup: { status: 'Draft' } }, ''],
    ['in a disabled shop', { shop: { enabled: false } }, ''],
    ['in a new shop', { changes: [{ key: 'collection:shop' }] }, ''],
  ])('%s', async (_what, live, expected) => {
    await open(
      <Slug
        onSlug={(next) => {
          urlId = next;
        }}
      />,
      live,
    );
    expect(urlId).toBe(expected);
  });
});

interface SlugProps {
  readonly onSlug: (urlId: string | undefined) => void;
}

function Slug({ onSlug }: SlugProps) {
  onSlug(useLiveUrlId('item:cup', 'collection:shop'));
  return null;
}

function Unseen() {
  return [...useUnseen()].join(' ');
}

describe('the documents that visitors cannot see', () => {
  it('are those that were never published, also after the next save', async () => {
    await open(<Unseen />, { changes: [{ key: 'item:new' }, { key: 'item:cup', liveUrlId: 'cup' }] });
    expect(part.container.textContent).toBe('item:new');
    const before = requests;
    await act(async () => void part.editor.store.run(typeInto('item:cup', 'title', 'Cup')));
    expect(requests).toBe(before);
    await act(async () => part.editor.sync.flush());
    await waitUntil(() => requests > before);
  });
});
