import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A change that breaks one rule, and the test that must fail then. Paths are relative to the root of the project.
 * @typedef {object} HandwrittenMutant
 * @property {string} id
 * @property {string} rule what is right without the mutant
 * @property {{ readonly file: string, readonly name: string }} test `name` is a part of the full name, which is the names of the
 *   groups and of the test, with spaces between them
 * @property {readonly Edit[]} edits
 * @property {boolean} [builds] whether the test runs what `npm run build` makes
 *
 * @typedef {object} Edit
 * @property {string} file
 * @property {string} replace a text that the file contains once
 * @property {string} by what it becomes
 */

const FOLDER = fileURLToPath(new URL('handwritten', import.meta.url));

/** @returns {readonly HandwrittenMutant[]} in the order of the files */
export function readMutants() {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')));
}

/**
 * @param {string} text
 * @param {Edit} edit
 * @returns {string}
 */
export function mutate(text, { file, replace, by }) {
  const [before, after, ...others] = text.split(replace);
  if (after === undefined) throw new Error(`${file} does not contain ${JSON.stringify(replace)}`);
  if (others.length > 0) throw new Error(`${file} contains ${JSON.stringify(replace)} more than once`);
  return `${before}${by}${after}`;
}

/**
 * The first line of the first message that says something.
 * @param {readonly string[]} messages
 * @returns {string}
 */
export function firstMessage(messages) {
  const lines = messages.flatMap((message) => message.split('\n'));
  const first = lines.find((line) => line.trim() !== '') ?? 'no message';
  return first.length > 160 ? `${first.slice(0, 160)}…` : first;
}
