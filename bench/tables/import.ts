import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runImport } from '../measure/processes.ts';
import { medianOf } from '../measure/statistics.ts';
import type { Sample } from '../measure/task.ts';
import type { Table } from './table.ts';

/** As it ships: `npm run build` makes it. */
const SHIPPED = resolve('dist/index.js');

export const IMPORT: Table = {
  id: 'import',
  title: 'Importing the engine',
  about: 'In a fresh Node process, files in the cache of the file system; ours is `dist/index.js`.',
  unit: 'ms',
  base: 'reference',
  entrants: [
    { name: 'quoin', title: 'Quoin', isQuick: true, measure: () => importOften(pathToFileURL(SHIPPED).href) },
    {
      name: 'reference',
      title: 'reference `@squarespace/template-engine`',
      isQuick: true,
      measure: () => importOften('@squarespace/template-engine'),
    },
  ],
  missing: () => (existsSync(SHIPPED) ? undefined : '`npm run build` has not made dist/index.js'),
};

/** A start is short, and one in three meets a neighbour on the machine. */
const STARTS = 5;

function importOften(specifier: string): Sample {
  return medianOf(STARTS, () => runImport(specifier));
}
