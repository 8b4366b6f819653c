import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableView } from '../../ui/table/table-view.ts';
import type { ListRequest } from '../api/editor-api.ts';
import { type OpenPart, openInEditor, waitUntil } from '../hooks/testing/open-in-editor.tsx';
import { type PagedList, usePagedList } from './use-paged-list.ts';
import { type ServerPage, type ServerPageState, useServerPage } from './use-server-page.ts';

let part: OpenPart;
afterEach(() => part.close());

interface TableProps {
  readonly list: string;
  readonly view: TableView;
}

interface TableHooks {
  readonly start: TableProps;
  readonly load: (request: ListRequest) => Promise<ServerPage<string>>;
  readonly onChange: (change: (props: TableProps) => void) => void;
  readonly onState: (state: ServerPageState<string>) => void;
}

function Table({ start, load, onChange, onState }: TableHooks) {
  const [{ list, view }, setProps] = useState(start);
  onChange(setProps);
  onState(useServerPage([list], view, load));
  return null;
}

describe('a table whose pages are those of the server', () => {
  const VIEW: TableView = { search: '', sort: undefined, page: 0, pageSize: 2 };
  let state: ServerPageState<string>;
  let change: (props: TableProps) => void;
  let requests: ListRequest[] = [];

  /** Opens a table on these entries. */
  async function open(entries: readonly string[], view: Partial<TableView> = {}): Promise<void> {
    requests = [];
    const load = async (request: ListRequest): Promise<ServerPage<string>> => {
      requests.push(request);
      const { offset = 0, limit = 0, search = '' } = request;
      const found = entries.filter((entry) => entry.includes(search));
      return { entries: found.slice(offset, offset + limit), total: found.length };
    };
    part = await openInEditor(
      <Table
        load={load}
        onChange={(set) => {
          change = set;
        }}
        onState={(next) => {
          state = next;
        }}
        start={{ list: 'orders', view: { ...VIEW, ...view } }}
      />,
    );
  }

  it('requests one page with the order of its column', async () => {
    await open(['a', 'b', 'c'], { page: 1, sort: { column: 'name', isDescending: true } });
    await waitUntil(() => !state.isPending);
    expect(requests).toEqual([{ search: '', sort: 'name', order: 'desc', offset: 2, limit: 2 }]);
    expect(state).toMatchObject({ data: { entries: ['c'], total: 3 }, isPending: false, error: null });
  });

  it('shows the last page if entries were deleted since', async () => {
    await open(['a', 'b', 'c'], { page: 7 });
    await waitUntil(() => !state.isPending);
    expect(requests.map(({ offset }) => offset)).toEqual([14, 2]);
    expect(state.data).toEqual({ entries: ['c'], total: 3 });
    await part.close();
    await open([]);
    await waitUntil(() => !state.isPending);
    expect(requests).toHaveLength(1);
  });

  it('shows the page before while the next one is loading, and nothing of another list', async () => {
    await open(['a', 'b', 'c']);
    await waitUntil(() => !state.isPending);
    act(() => change({ list: 'orders', view: { ...VIEW, page: 1 } }));
    expect(state).toMatchObject({ data: { entries: ['a', 'b'] }, isPending: true });
    await waitUntil(() => !state.isPending);
    expect(state).toMatchObject({ data: { entries: ['c'] }, isPending: false });
    act(() => change({ list: 'emails', view: VIEW }));
    expect(state.data).toBeUndefined();
  });

  it('waits for the end of typing', async () => {
    await open(['ana', 'rui']);
    await waitUntil(() => !state.isPending);
    act(() => change({ list: 'orders', view: { ...VIEW, search: ' ana ' } }));
    expect([state.isPending, requests.length]).toEqual([true, 1]);
  });
});

interface ListHooks {
  readonly load: (cursor: string | undefined) => Promise<{ entries: readonly string[]; next?: string }>;
  readonly onList: (list: PagedList<string>) => void;
}

function List({ load, onList }: ListHooks) {
  onList(usePagedList(['outbox'], load));
  return null;
}

describe('a list that continues', () => {
  it('loads the next page after the first one, until there is none', async () => {
    let list: PagedList<string> | undefined;
    const cursors: (string | undefined)[] = [];
    const load = async (cursor: string | undefined) => {
      cursors.push(cursor);
      return cursor === undefined ? { entries: ['a', 'b'], next: 'b' } : { entries: ['c'] };
    };
    part = await openInEditor(
      <List
        load={load}
        onList={(next) => {
          list = next;
        }}
      />,
    );
    await waitUntil(() => list?.isPending === false);
    expect(list).toMatchObject({ entries: ['a', 'b'], hasMore: true, isPending: false, error: null });
    await act(async () => list?.loadMore());
    await waitUntil(() => list?.hasMore === false);
    expect(list).toMatchObject({ entries: ['a', 'b', 'c'], hasMore: false, isLoadingMore: false });
    await act(async () => list?.refetch());
    await waitUntil(() => cursors.length === 4);
    expect(cursors).toEqual([undefined, 'b', undefined, 'b']);
  });
});
