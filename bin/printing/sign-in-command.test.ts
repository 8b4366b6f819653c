import { expect, it } from 'vitest';
import { signInCommand } from './sign-in-command.ts';

it.each([
  ['quoin', '.', undefined, 'quoin sign-in'],
  ['npx quoin', '../my-shop', undefined, 'npx quoin sign-in ../my-shop'],
  ['quoin', 'my shop', '/var/quoin data', "quoin sign-in 'my shop' --data '/var/quoin data'"],
  ['quoin', '.', 'data', 'quoin sign-in --data data'],
])('the sign-in command of %s for %s with the data folder %s', (program, folder, data, command) => {
  expect(signInCommand({ program, folder, data })).toBe(command);
});
