import { expect, it } from 'vitest';
import { clientAddressOf, isForwardedSecure } from './client-address.ts';

const NAME = 'x-forwarded-for';
const addressOf = (value: string) => clientAddressOf(new Headers({ [NAME]: value }), NAME);

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['10.0.0.1, 198.51.100.7,192.0.2.1', '192.0.2.1'],
  ['unknown, 192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['203.0.113.9, [2001:db8:0:7::1]:4711', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
])('of the header %s, one trusted proxy added %s', (value, address) => {
  expect(addressOf(value)).toBe(address);
});

it.each([
  '',
  ',',
  '192.0.2.1,',
  'unknown',
  '192.0.2.256',
  '1.2.3',
  '192.0.2.1, x',
  '::1::',
  '2001:db8',
  'a.b:c',
  '[::1',
])('an entry that is no IP address counts as unknown: %j', (value) => {
  expect(addressOf(value)).toBe('');
});

it('is unknown without a trusted proxy', () => {
  const headers = new Headers({ [NAME]: '192.0.2.1' });
  expect([clientAddressOf(headers, undefined), clientAddressOf(headers, '')]).toEqual(['', '']);
});

it('takes the protocol that the proxy added last', () => {
  const isSecure = (value: string) => isForwardedSecure(new Headers({ 'x-forwarded-proto': value }));
  expect([isSecure('https'), isSecure('http, https'), isSecure('https, http'), isSecure('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
