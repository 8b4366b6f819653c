import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startImport } from '../measure/processes.ts';
import type { Table } from './table.ts';

/** The published file, made by `npm run build`. */
const SHIPPED = resolve('dist/index.js');

export const IMPORT: Table = {
  id: 'import',
  title: 'Importing the engine',
  about: 'In a fresh Node process, files in the cache of the file system; ours is `dist/index.js`.',
  unit: 'ms',
  base: 'reference',
  isCold: true,
  entrants: [
    {
      name: 'quoin',
      title: 'Quoin',
      isQuick: true,
      start: async () => startImport(pathToFileURL(SHIPPED).href),
    },
    {
      name: 'reference',
      title: 'reference `@squarespace/template-engine`',
      isQuick: true,
      start: async () => startImport('@squarespace/template-engine'),
    },
  ],
  missing: () => (existsSync(SHIPPED) ? undefined : '`npm run build` has not made dist/index.js'),
};
