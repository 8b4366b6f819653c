import { expect, it } from 'vitest';
import { privateAddresses } from './email-sender.ts';

it.each([
  ['http://127.0.0.1:8025/send', ['127.0.0.1/32']],
  ['http://10.1.2.3/send', ['10.1.2.3/32']],
  ['http://[::1]:8025/send', ['::1/128']],
  ['https://9.9.9.9/send', []],
  ['https://[2620:fe::fe]/send', []],
  [undefined, []],
])('allows only the private addresses of %s: %j', async (url, addresses) => {
  expect(await privateAddresses(url)).toEqual(addresses);
});
