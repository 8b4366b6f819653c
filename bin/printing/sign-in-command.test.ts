import { expect, it } from 'vitest';
import { signInCommand } from './sign-in-command.ts';

it.each([
  ['.', undefined, 'quoin sign-in'],
  ['../my-shop', undefined, 'quoin sign-in ../my-shop'],
  ['my shop', '/var/quoin data', "quoin sign-in 'my shop' --data '/var/quoin data'"],
  ['.', 'data', 'quoin sign-in --data data'],
])('the sign-in command of %s with the data folder %s', (folder, data, command) => {
  expect(signInCommand(folder, data)).toBe(command);
});
