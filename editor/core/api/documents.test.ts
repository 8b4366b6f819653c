import { describe, expect, it } from 'vitest';
import type { Operation, Transaction } from '../../../compiler/model/index.ts';
import { createDocuments } from './documents.ts';
import { createRequest, type Transport } from './request.ts';

type Sent = RequestInit & { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The documents of a server with this response; without one, the network is down. */
function documentsOf(response?: Response) {
  const sent: Sent[] = [];
  const transport: Transport = {
    fetch: async (path, init) => {
      sent.push({ ...init, path } as Sent);
      if (response === undefined) throw new TypeError('fetch failed');
      return response;
    },
    cookies: () => '',
    report: () => {},
    onSignedOut: () => {},
  };
  return { sent, documents: createDocuments(createRequest(transport)) };
}

const title = (doc: Operation['doc'], value: string): Operation => ({
  doc,
  at: ['title'],
  kind: 'set',
  value,
});

function transactionOf(base: Transaction['base'], value = 'Cup'): Transaction {
  return { id: 't-1', label: 'Rename', ops: [title('item:cup', value)], base, t: 7 };
}

async function send(transaction: Transaction, response?: Response, isLast = false) {
  const { sent, documents } = documentsOf(response);
  const outcome = await documents.send(transaction, { isLast });
  return { outcome, request: sent[0], count: sent.length };
}

const bodyOf = (request: Sent | undefined): unknown => JSON.parse(String(request?.body));

describe('a transaction', () => {
  const accepted = () => json({ revs: { 'item:cup': 4 } });

  it('of one document is a patch of its revision', async () => {
    const transaction = transactionOf({ 'item:cup': 3 });
    const { outcome, request, count } = await send(transaction, accepted());
    expect(outcome).toEqual({ kind: 'accepted', revs: { 'item:cup': 4 } });
    expect(request).toMatchObject({ method: 'PATCH', path: '/api/editor/v1/docs/item%3Acup' });
    expect(request?.headers['if-match']).toBe('"3"');
    expect(bodyOf(request)).toEqual({ transaction });
    expect(count).toBe(1);
  });

  it.each<Transaction['base']>([{ 'item:cup': 0 }, { 'item:cup': 3, 'page:home': 2 }, {}])(
    'of the documents %j is posted, because it does not change one existing document',
    async (base) => {
      const transaction = transactionOf(base);
      const { outcome, request } = await send(transaction, accepted());
      expect(outcome).toEqual({ kind: 'accepted', revs: { 'item:cup': 4 } });
      expect(request).toMatchObject({ method: 'POST', path: '/api/editor/v1/transactions' });
      expect(request?.headers).not.toHaveProperty('if-match');
      expect(bodyOf(request)).toEqual(transaction);
    },
  );

  it('outlives the page only when the page closes, and within the limit of browsers', async () => {
    const keepalive = async (base: Transaction['base'], length: number, isLast: boolean) =>
      (await send(transactionOf(base, 'x'.repeat(length)), accepted(), isLast)).request?.keepalive;
    const rest = JSON.stringify({ transaction: transactionOf({ 'item:cup': 3 }, '') }).length;
    const atLimit = 30_000 - rest;
    expect(await keepalive({ 'item:cup': 3 }, 1, true)).toBe(true);
    expect(await keepalive({ 'item:cup': 0 }, 1, true)).toBe(true);
    expect(await keepalive({ 'item:cup': 3 }, 1, false)).toBeUndefined();
    expect(await keepalive({ 'item:cup': 3 }, atLimit - 1, true)).toBe(true);
    expect(await keepalive({ 'item:cup': 3 }, atLimit, true)).toBeUndefined();
  });
});

describe('header and footer of the site', () => {
  const text = (markdown: string) => ({ order: 'a0', kind: 44, value: { markdown } });
  const confirmed = {
    bodies: new Map([['block-field:footer', { blocks: { hours: text('Saturdays') } }]] as const),
    revs: new Map([['block-field:footer', 3]] as const),
  };
  const change = (...ops: readonly Operation[]): Transaction => ({
    id: 't-2',
    label: 'Edit text',
    ops: [...ops],
    base: Object.fromEntries(ops.map(({ doc }) => [doc, doc === 'block-field:footer' ? 3 : 0])),
    t: 7,
  });
  const add: Operation = {
    doc: 'block-field:header',
    at: [],
    kind: 'insert',
    value: { blocks: { news: text('New') } },
  };
  const edit: Operation = {
    doc: 'block-field:footer',
    at: ['blocks', 'hours', 'value', 'markdown'],
    kind: 'set',
    value: 'Sundays',
  };

  async function sendBoth(transaction: Transaction, response = json({ revs: { 'block-field:header': 1 } })) {
    const { sent, documents } = documentsOf(response);
    const outcome = await documents.send(transaction, { isLast: false, confirmed });
    return { outcome, request: sent[0] };
  }

  it.each([
    [
      'header',
      add,
      { header: { blocks: { news: text('New') } }, footer: { blocks: { hours: text('Saturdays') } } },
    ],
    ['footer', edit, { header: { blocks: {} }, footer: { blocks: { hours: text('Sundays') } } }],
  ])('R-EDSITE-SCREEN-01: are both sent to their call when the %s has changed', async (_, op, body) => {
    const { request } = await sendBoth(change(op));
    expect(request).toMatchObject({ method: 'PUT', path: '/api/site-header-footer' });
    expect(bodyOf(request)).toEqual(body);
  });

  it('are sent with the revisions that they are based on, once', async () => {
    const { request, outcome } = await sendBoth(change(add));
    expect(request?.headers).toMatchObject({ 'if-match': '"0.3"', 'idempotency-key': 't-2' });
    expect(outcome).toEqual({ kind: 'accepted', revs: { 'block-field:header': 1 } });
  });

  it.each([
    ['another document changes with them', change(add, title('item:cup', 'Cup'))],
    ['one of them is deleted', change({ doc: 'block-field:footer', at: [], kind: 'remove' })],
  ])('are sent as operations when %s', async (_, transaction) => {
    const { request } = await sendBoth(transaction);
    expect(request?.path).toMatch(/^\/api\/editor\/v1\//);
  });
});

describe('the outcome of a transaction', () => {
  const outcomeOf = async (response?: Response) =>
    (await send(transactionOf({ 'item:cup': 3 }), response)).outcome;

  it('is a conflict when another user saved first', async () => {
    const revs = { 'item:cup': 5 };
    expect(await outcomeOf(json({ revs }, 412))).toEqual({ kind: 'conflict', revs });
  });

  it.each([json({ message: 'Why' }, 412), json({ message: 'Why', revs: { 'item:cup': 5 } }, 400)])(
    'is no conflict without revisions or with another status',
    async (response) => {
      expect(await outcomeOf(response)).toEqual({ kind: 'rejected', message: 'Why', errors: [] });
    },
  );

  it('is no conflict when the response has no body', async () => {
    expect(await outcomeOf(new Response('', { status: 412 }))).toMatchObject({ kind: 'rejected' });
  });

  it('is signed out after the session has ended', async () => {
    expect(await outcomeOf(json({}, 401))).toEqual({ kind: 'signed-out' });
  });

  it('is offline without a response, and after a server error, so that it is sent again', async () => {
    expect(await outcomeOf()).toEqual({ kind: 'offline' });
    expect(await outcomeOf(json({}, 503))).toEqual({ kind: 'offline' });
  });

  it('is a rejection with the errors of the fields', async () => {
    const errors = { 'item:cup structuredContent.sku': 'must be unique', 'item:cup': 5 };
    expect(await outcomeOf(json({ message: 'Invalid', errors }, 422))).toEqual({
      kind: 'rejected',
      message: 'Invalid',
      errors: [
        { doc: 'item:cup', path: 'structuredContent.sku', message: 'Must be unique' },
        { doc: 'item:cup', path: '', message: '5' },
      ],
    });
  });

  it('is an error if the request did not fail at the server', async () => {
    const documents = createDocuments(() => Promise.reject(new RangeError('internal')));
    await expect(documents.send(transactionOf({}), { isLast: false })).rejects.toThrow('internal');
  });
});

describe('a document', () => {
  const doc = { key: 'item:cup', rev: 3, updatedAt: 5, updatedBy: 'ana', body: { title: 'Cup' } };

  it('is loaded with others, of which some may not fit or no longer exist', async () => {
    const { sent, documents } = documentsOf(json({ docs: [doc], remaining: ['item:plate'] }));
    const result = await documents.read(['item:cup', 'item:plate']);
    expect(result).toEqual({ docs: [doc], remaining: ['item:plate'] });
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/editor/v1/docs' }]);
    expect(bodyOf(sent[0])).toEqual({ keys: ['item:cup', 'item:plate'] });
  });

  it('is loaded with all others as summaries', async () => {
    const summary = { ...doc, isSummary: true };
    const { sent, documents } = documentsOf(json({ docs: [summary] }));
    expect(await documents.loadAll()).toEqual([summary]);
    expect(sent).toMatchObject([{ method: 'GET', path: '/api/editor/v1/site?summaries=true' }]);
  });
});
