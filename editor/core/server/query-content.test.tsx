import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { allByRole, byRole } from '../../testing/roles.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import type { NeededDocuments } from '../hooks/use-loaded.ts';
import type { Documents } from '../operations/state/ports.ts';
import { QueryContent } from './query-content.tsx';
import { WhenLoaded } from './when-loaded.tsx';

let part: OpenPart;
const refetch = vi.fn();
afterEach(async () => {
  refetch.mockClear();
  await part.close();
});

interface From {
  readonly data?: string;
  readonly error?: unknown;
}

async function open({ data, error }: From, failed?: string): Promise<string> {
  part = await openInEditor(
    <QueryContent from={{ data, error, refetch }} {...(failed !== undefined && { failed })}>
      {(text) => <b>{text}</b>}
    </QueryContent>,
  );
  return part.container.textContent;
}

const REJECTED = new ApiFailure('rejected', 400, { message: 'Too late' });
const pressRetry = () =>
  act(async () => byRole(part.container, { role: 'button', name: 'Try again' }).click());

describe('content from the server', () => {
  it('is a placeholder first, and then the content', async () => {
    expect(await open({})).not.toContain('Try again');
    await part.close();
    expect(await open({ data: '3 orders', error: null })).toBe('3 orders');
  });

  it('that cannot be loaded is an error with its reason, which can be retried', async () => {
    expect(await open({ error: REJECTED })).toContain('Too late');
    await pressRetry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('R-SHELL-MSG-05: that cannot be loaded has the text of a failed panel', async () => {
    expect(await open({ error: REJECTED })).toMatch(/^Unable to load\. Try again\.(?=Too late)/);
  });

  it('has the error message of its screen', async () => {
    expect(await open({ error: REJECTED }, 'Orders could not be loaded.')).toMatch(/^Orders could not/);
  });

  it('without a network says so', async () => {
    const text = await open({ error: new ApiFailure('network', 0, {}) }, 'Orders could not be loaded.');
    expect(text).not.toContain('Orders could not be loaded.');
    expect(text).toMatch(/^Network errorCheck your connection\./);
  });

  it('stays when it cannot be loaded again, with a note', async () => {
    expect(await open({ data: '3 orders', error: REJECTED })).toBe('Too lateTry again3 orders');
    await pressRetry();
    expect(refetch).toHaveBeenCalledOnce();
  });
});

describe('content that needs whole documents', () => {
  const DOCS: readonly Doc[] = ['item:a', 'item:b', 'item:c', 'item:d'].map((key) => ({
    key: key as DocKey,
    rev: 1,
    updatedAt: 0,
    updatedBy: 'test',
    body: { title: key },
  }));

  /** Shows content that waits for these documents. Each response is given by a call of the returned function. */
  async function openWaiting(docs: NeededDocuments) {
    const waiting: (() => void)[] = [];
    const read: Documents['read'] = async (keys) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const isHere = ({ key }: Doc) => keys.slice(0, 3).includes(key);
      return { docs: DOCS.filter(isHere), remaining: keys.slice(3) };
    };
    const summarized = DOCS.map(({ key }) => key);
    part = await openInEditor(<WhenLoaded docs={docs}>Content</WhenLoaded>, { docs: DOCS, summarized, read });
    return () => act(async () => waiting.shift()?.());
  }

  const progress = () => byRole(part.container, { role: 'progressbar' }).getAttribute('aria-valuenow');

  it('shows the progress while all are loaded', async () => {
    const respond = await openWaiting('all');
    expect(progress()).toBe('0');
    await respond();
    expect(progress()).toBe('75');
    await respond();
    expect(part.container.textContent).toBe('Content');
  });

  it('shows a placeholder while some are loaded', async () => {
    const respond = await openWaiting(['item:b']);
    expect(allByRole(part.container, { role: 'progressbar' })).toEqual([]);
    expect(part.container.textContent).not.toContain('Content');
    await respond();
    expect(part.container.textContent).toBe('Content');
  });

  it('is there at once if they are loaded or do not exist', async () => {
    await openWaiting(['item:missing']);
    expect(part.container.textContent).toBe('Content');
  });

  it('that cannot be loaded can be retried', async () => {
    let isAway = true;
    const read: Documents['read'] = async () => {
      if (isAway) throw new ApiFailure('network', 0, {});
      return { docs: DOCS, remaining: [] };
    };
    const summarized = DOCS.map(({ key }) => key);
    part = await openInEditor(<WhenLoaded docs="all">Content</WhenLoaded>, { docs: DOCS, summarized, read });
    expect(part.container.textContent).toContain('Network error');
    isAway = false;
    await pressRetry();
    expect(part.container.textContent).toBe('Content');
  });
});
