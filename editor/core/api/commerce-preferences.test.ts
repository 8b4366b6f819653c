import { describe, expect, it } from 'vitest';
import {
  type CommercePreferences,
  createCommercePreferences,
  type PreferenceValues,
} from './commerce-preferences.ts';
import { createEditorApi } from './editor-api.ts';

const PATH = '/api/v1/commerce-preferences/table';

interface Traced {
  readonly preferences: CommercePreferences;
  /** The requests, and what the test adds. */
  readonly trace: string[];
  /** Lets the following requests fail. */
  fail(): void;
}

/** A server with one namespace. */
function open(stored: PreferenceValues = {}): Traced {
  const trace: string[] = [];
  let isFailing = false;
  let values = stored;
  const api = createEditorApi({
    fetch: async (path, { method, body }) => {
      trace.push(`${method} ${path}`);
      if (isFailing) return Response.json({}, { status: 500 });
      if (method === 'PUT') {
        await new Promise((resolve) => setTimeout(resolve));
        values = JSON.parse(String(body));
        trace.push('updated');
      }
      return Response.json(values);
    },
    cookies: () => '',
    report: () => {},
    onSignedOut: () => {},
  });
  const fail = () => {
    isFailing = true;
  };
  return { preferences: createCommercePreferences(api), trace, fail };
}

describe('commerce preferences', () => {
  it('are requested once for each namespace (R-EDCOM-PREF-01)', async () => {
    const { preferences, trace } = open({ size: 25 });
    const read = await Promise.all([preferences.read('table'), preferences.read('table')]);
    expect([read, await preferences.read('table')]).toEqual([[{ size: 25 }, { size: 25 }], { size: 25 }]);
    expect(trace).toEqual([`GET ${PATH}`]);
    await preferences.read('other');
    expect(trace).toHaveLength(2);
  });

  it('are not saved when nothing changes (R-EDCOM-PREF-02)', async () => {
    const { preferences, trace } = open({ size: 25, columns: ['sku', 'stock'] });
    await preferences.read('table');
    await preferences.save('table', { columns: ['sku', 'stock'], size: 25 });
    expect(trace).toEqual([`GET ${PATH}`]);
  });

  it('announce a change before it is sent (R-EDCOM-PREF-03)', async () => {
    const { preferences, trace } = open({ size: 25 });
    await preferences.read('table');
    preferences.subscribe((namespace) => trace.push(`refetch ${namespace}`));
    await preferences.save('table', { size: 50 });
    expect(trace).toEqual([`GET ${PATH}`, 'refetch table', `PUT ${PATH}`, 'updated']);
  });

  it('are read without the id of the website (R-EDCOM-PREF-04)', async () => {
    const { preferences } = open({ websiteId: 'site', size: 25 });
    expect(await preferences.read('table')).toEqual({ size: 25 });
  });

  it('have their new value when a change is announced, and return it after the update (R-EDCOM-PREF-05)', async () => {
    const { preferences, trace } = open({ size: 25 });
    await preferences.read('table');
    const read: Promise<unknown>[] = [];
    preferences.subscribe((namespace) => {
      const values = preferences.read(namespace);
      read.push(values);
      void values.then(({ size }) => trace.push(`read ${size}`));
    });
    await preferences.save('table', { size: 50 });
    expect(await Promise.all(read)).toEqual([{ size: 50 }]);
    expect(trace).toEqual([`GET ${PATH}`, `PUT ${PATH}`, 'updated', 'read 50']);
  });

  it('are those that were saved last, also while another save is in progress', async () => {
    const { preferences, trace } = open({ size: 25 });
    await preferences.read('table');
    await Promise.all([100, 25, 100].map((size) => preferences.save('table', { size })));
    expect(trace.filter((line) => line === 'updated')).toHaveLength(3);
    expect(await preferences.read('table')).toEqual({ size: 100 });
  });

  it('are requested again after an update has failed', async () => {
    const { preferences, trace, fail } = open({ size: 25 });
    await preferences.read('table');
    fail();
    await expect(preferences.save('table', { size: 50 })).rejects.toThrow();
    await expect(preferences.read('table')).rejects.toThrow();
    expect(trace).toEqual([`GET ${PATH}`, `PUT ${PATH}`, `GET ${PATH}`]);
  });

  it('no longer announce changes to a listener that has left', async () => {
    const { preferences, trace } = open();
    const stop = preferences.subscribe(() => trace.push('refetch'));
    stop();
    await preferences.save('table', { size: 50 });
    expect(trace).not.toContain('refetch');
  });
});
