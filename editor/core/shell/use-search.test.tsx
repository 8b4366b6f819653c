import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { useDevice } from './use-device.ts';
import { useSearch, useTableView } from './use-search.ts';

let part: OpenPart;
let search: ReturnType<typeof useSearch>;
let table: ReturnType<typeof useTableView>;
let device: ReturnType<typeof useDevice>;
afterEach(() => part.close());

function Part() {
  search = useSearch();
  table = useTableView();
  device = useDevice();
  return null;
}

async function open(path: string): Promise<void> {
  part = await openInEditor(<Part />, { path });
}

const url = () => `${part.history.location.pathname}${part.history.location.search}`;

describe('the parameters of the URL', () => {
  it('are changed one by one, and empty ones are removed', async () => {
    await open('/config/store?a=1&b=2&c=3');
    await act(async () => search[1]({ a: '4', b: undefined, c: '', d: 'x y' }));
    expect(url()).toBe('/config/store?a=4&d=x+y');
    expect(search[0]).toEqual({ a: '4', d: 'x y' });
  });

  it('replace the entry of the history, and leave no question mark behind', async () => {
    await open('/config/store?a=1');
    await act(async () => search[1]({ a: undefined }));
    expect(url()).toBe('/config/store');
    expect(part.history.length).toBe(1);
  });
});

describe('the view of a table', () => {
  const START = { search: '', sort: undefined, page: 0, pageSize: 25 };

  it.each([
    ['', {}],
    ['?q=cup', { search: 'cup' }],
    ['?sort=title', { sort: { column: 'title', isDescending: false } }],
    ['?sort=title.desc', { sort: { column: 'title', isDescending: true } }],
    ['?page=3', { page: 2 }],
    ['?page=2.7', { page: 1 }],
    ['?page=0', {}],
    ['?page=-4', {}],
    ['?page=x', {}],
    ['?rows=100', { pageSize: 100 }],
    ['?rows=7', {}],
  ])('is in the URL: %s', async (query, view) => {
    await open(`/config/store${query}`);
    expect(table[0]).toEqual({ ...START, ...view });
  });

  it.each([
    [{ search: 'cup' }, '?q=cup'],
    [{ sort: { column: 'title', isDescending: true } }, '?sort=title.desc'],
    [{ sort: { column: 'title', isDescending: false } }, '?sort=title'],
    [{ page: 2 }, '?page=3'],
    [{ pageSize: 100 }, '?rows=100'],
  ])('is changed in the URL: %j', async (change, query) => {
    await open('/config/store');
    await act(async () => table[1](change));
    expect(url()).toBe(`/config/store${query}`);
    await act(async () => table[1]({ search: '', sort: undefined, page: 0, pageSize: 25 }));
    expect(url()).toBe('/config/store');
  });

  it('keeps what is not changed', async () => {
    await open('/config/store?q=cup&sort=title&page=3&rows=100&x=1');
    await act(async () => table[1]({}));
    expect(url()).toBe('/config/store?q=cup&sort=title&page=3&rows=100&x=1');
  });
});

describe('the device of the canvas', () => {
  it('is the desktop, unless the URL names another one', async () => {
    await open('/config/pages?device=watch');
    expect(device[0]).toBe('desktop');
    await act(async () => device[1]('phone'));
    expect([device[0], url()]).toEqual(['phone', '/config/pages?device=phone']);
    await act(async () => device[1]('desktop'));
    expect([device[0], url()]).toEqual(['desktop', '/config/pages']);
  });
});
