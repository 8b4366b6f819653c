import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../testing/browser.ts';
import { openEditor } from '../../testing/editor.ts';

const { signedIn, tenant, otherVisitor } = openEditor();

const text = (markdown: string, order = 'a0') => ({ order, kind: 44, value: { markdown } });
const EMPTY = { header: { blocks: {} }, footer: { blocks: {} } };
const RECORD = {
  header: { blocks: { news: text('Open *again*') } },
  footer: { blocks: { hours: text('Saturdays'), address: text('Porto', 'a1') } },
};

beforeEach(async () => {
  await put(await signedIn(), EMPTY);
});

const put = (browser: Browser, record: unknown) => browser.json('PUT', API.siteHeaderFooter, record);
const get = async (browser: Browser) => (await browser.get(API.siteHeaderFooter)).json();

describe('the header and footer of a site', () => {
  it('R-ESITE-API-01: are read with both parts', async () => {
    expect(await get(await signedIn(CONTRIBUTOR_ROLE.viewer))).toEqual(EMPTY);
  });

  it('R-ESITE-API-02: are replaced, and the next read returns the saved parts', async () => {
    const owner = await signedIn();
    expect((await put(owner, RECORD)).status).toBe(200);
    expect(await get(owner)).toEqual(RECORD);
  });

  it('are the block fields that themes show', async () => {
    await put(await signedIn(), RECORD);
    expect((await tenant.site().readDoc('block-field:footer'))?.body).toEqual(RECORD.footer);
  });

  it('change only in the part that differs', async () => {
    const owner = await signedIn();
    await put(owner, RECORD);
    const before = (await tenant.site().readDoc('block-field:header'))?.rev;
    await put(owner, { ...RECORD, footer: { blocks: {} } });
    expect((await tenant.site().readDoc('block-field:header'))?.rev).toBe(before);
    expect(await get(owner)).toEqual({ ...RECORD, footer: { blocks: {} } });
  });

  it('may be changed by editors', async () => {
    const statusOf = async (role: keyof typeof CONTRIBUTOR_ROLE) =>
      (await put(await signedIn(CONTRIBUTOR_ROLE[role]), RECORD)).status;
    expect([
      await statusOf('admin'),
      await statusOf('website-manager'),
      await statusOf('editor'),
      await statusOf('draft-editor'),
      await statusOf('viewer'),
      (await put(otherVisitor(), RECORD)).status,
      (await otherVisitor().get(API.siteHeaderFooter)).status,
    ]).toEqual([200, 200, 200, 403, 403, 401, 401]);
  });

  describe('with the ETag that they are based on', () => {
    const putOn = (browser: Browser, etag: string, record: unknown, key = crypto.randomUUID()) =>
      browser.json('PUT', API.siteHeaderFooter, record, { 'if-match': etag, 'idempotency-key': key });
    const etag = async (browser: Browser) =>
      (await browser.get(API.siteHeaderFooter)).headers.get('etag') ?? '';

    it('are replaced, also by a draft editor, with the new revisions in the response', async () => {
      const editor = await signedIn(CONTRIBUTOR_ROLE['draft-editor']);
      const response = await putOn(editor, await etag(editor), RECORD);
      const { revs, ...record } = (await response.json()) as { revs: Record<string, number> };
      expect(record).toEqual(RECORD);
      expect(`"${revs['block-field:header']}.${revs['block-field:footer']}"`).toBe(await etag(editor));
    });

    it('stay as they are when one of them is newer, and the response has the revisions of both', async () => {
      const owner = await signedIn();
      const old = await etag(owner);
      await put(owner, RECORD);
      const response = await putOn(owner, old, { ...RECORD, footer: { blocks: {} } });
      expect(response.status).toBe(412);
      const { revs } = (await response.json()) as { revs: Record<string, number> };
      expect(Object.keys(revs).sort()).toEqual(['block-field:footer', 'block-field:header']);
      expect(await get(owner)).toEqual(RECORD);
    });

    it('are replaced once by a request that is repeated', async () => {
      const owner = await signedIn();
      const old = await etag(owner);
      await putOn(owner, old, RECORD, 'once');
      await put(owner, EMPTY);
      expect((await putOn(owner, old, RECORD, 'once')).status).toBe(200);
      expect(await get(owner)).toEqual(EMPTY);
    });

    it.each(['"1"', 'x.y', ''])('reject the ETag %j', async (match) => {
      expect((await putOn(await signedIn(), match, RECORD)).status).toBe(428);
    });
  });

  it.each([
    ['one part', { header: RECORD.header }],
    ['another part', { ...RECORD, sidebar: { blocks: {} } }],
    [
      'an invalid value',
      { ...RECORD, footer: { blocks: { hours: { ...text(''), value: { markdown: 1 } } } } },
    ],
    [
      'too many blocks',
      {
        ...RECORD,
        footer: { blocks: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`b${i}`, text('')])) },
      },
    ],
    ['a list', []],
  ])('reject %s', async (_, record) => {
    const owner = await signedIn();
    expect((await put(owner, record)).status).toBe(400);
    expect(await get(owner)).toEqual(EMPTY);
  });
});
