import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Value } from '../../formatters/index.ts';
import type { JsonTPage } from './json-t-page.ts';

/** A page recorded from a real site; it is not part of this repository. */
const FOLDER = resolve('../shared/bench/wright');

export function hasRecordedPage(): boolean {
  return existsSync(join(FOLDER, 'wright.html'));
}

/** The output of the reference, in the browser dialect. */
export function createRecordedPage(): JsonTPage {
  return {
    template: readText('wright.html'),
    partials: JSON.parse(readText('wright-partials.json')) as Readonly<Record<string, string>>,
    data: [JSON.parse(readText('wright.json')) as Value],
    dialect: 'browser',
    expected: ['267c422218658c571429891802c6138ffcfa0a15807674ed5b46334aab122772'],
  };
}

function readText(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
