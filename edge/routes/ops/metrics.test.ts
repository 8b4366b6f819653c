import { beforeAll, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { storeMember } from '../../testing/accounts.ts';
import { decidePayment, orderCart, publishCheckout } from '../../testing/checkout.ts';
import { createTestCustomer } from '../../testing/customer.ts';
import { testEnv } from '../../testing/release.ts';
import { newVisitor, PLATE, signedIn, signUp } from '../../testing/restock.ts';

const METRICS_TOKEN = 'token-of-monitoring';

function ask(token: string, env: object = { METRICS_TOKEN }): Promise<Response> {
  const request = new Request(`https://shop.test${API.metrics}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Promise.resolve(createApp().fetch(request, { ...testEnv(), ...env }));
}

/** Values by metric with its labels. */
async function metrics(): Promise<Readonly<Record<string, number>>> {
  const lines = (await (await ask(METRICS_TOKEN)).text()).split('\n');
  const values = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(values.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
}

beforeAll(() => publishCheckout());

it('metrics have the numbers of all objects of the site, in the format of Prometheus', async () => {
  for (const [email, decision] of [
    ['ana@example.com', 'approve'],
    ['eva@example.com', 'approve'],
    ['rui@example.com', 'decline'],
  ] as const) {
    const customer = await createTestCustomer();
    await storeMember('shop', email);
    await customer.add('MUG');
    const { redirectUrl } = await (await orderCart(customer, { email })).json<{ redirectUrl: string }>();
    await decidePayment(customer, redirectUrl, decision);
  }
  const response = await ask(METRICS_TOKEN);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await response.text()).toContain(
    '# HELP quoin_customers Customer accounts.\n# TYPE quoin_customers gauge\nquoin_customers 3\n',
  );
  const values = await metrics();
  expect(values).toMatchObject({ 'quoin_orders{state="paid"}': 2, quoin_refunds_due: 0, quoin_customers: 3 });
  expect(values['quoin_database_bytes{object="member"}']).toBeGreaterThan(16 * 4096);
  expect(values).toMatchObject({
    'quoin_emails{state="waiting"}': 2,
    'quoin_emails{state="failed"}': 0,
    quoin_oldest_email_seconds: 0,
    quoin_sold_out_variants: 0,
    quoin_documents: 0,
  });
  expect(values.quoin_release_age_seconds).toBeLessThan(600);
});

it('metrics have the size of the databases of each kind of object, and all emails that wait', async () => {
  const before = await metrics();
  const sizes = Object.keys(before).filter((name) => name.startsWith('quoin_database_bytes'));
  expect(sizes).toEqual(
    ['site', 'store', 'restock', 'forms', 'member'].map((kind) => `quoin_database_bytes{object="${kind}"}`),
  );
  expect((await signUp(await newVisitor())).status).toBe(200);
  expect((await (await signedIn()).json('POST', API.restockSend, PLATE)).status).toBe(200);
  const waiting = 'quoin_emails{state="waiting"}';
  expect((await metrics())[waiting]).toBe((before[waiting] ?? 0) + 1);
});

it('metrics need the token of monitoring or the admin token', async () => {
  expect((await ask('admin-token-of-the-tests')).status).toBe(200);
  for (const [token, env] of [
    ['wrong', { METRICS_TOKEN }],
    ['', { METRICS_TOKEN: '' }],
    ['undefined', {}],
  ] as const)
    expect((await ask(token, env)).status).toBe(401);
});
