import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';

/** Packages whose one module only passes on what other modules of theirs hold, and where it stands. */
const PACKAGES = {
  'react-aria-components': 'react-aria-components/dist/exports/index.mjs',
  'lucide-react': 'lucide-react/dist/esm/lucide-react.mjs',
};

/** `import { a, type B } from '…/index.ts';` */
const IMPORT = /^import \{([^}]*)\} from '([^']+\/index\.ts|react-aria-components|lucide-react)';$/gm;
/** `export { a, b as c } from './a.ts';` and `export * from './a.ts';` of a front door. */
const NAMED = /^export \{([^}]*)\} from ['"]([^'"]+)['"];$/gm;
const ALL = /^export \* from '([^']+)';$/gm;
/** The same in two statements: `import {a as b} from "./a.mjs";` and `export {b as c};` */
const TAKEN = /^import \{([^}]*)\} from ['"]([^'"]+)['"];$/gm;
const GIVEN = /^export \{([^}]*)\};$/gm;

/**
 * A plugin of esbuild for bundles with chunks. A folder is entered through its index.ts, and esbuild takes everything
 * behind a door for needed as soon as anybody needs some of it: who takes one function through the door of the model
 * would load all schemas, because another chunk uses them. So each name is imported from the file that it stands in.
 */
export function directDoors(root) {
  const doors = new Map();
  const doorAt = (path) => {
    if (!doors.has(path)) doors.set(path, readDoor(path));
    return doors.get(path);
  };
  /** Where a name stands, and what it is called there; undefined for what the door itself declares. */
  const find = async (door, name) => {
    const { names, wholes } = await doorAt(door);
    const here = names.get(name);
    if (here !== undefined) return isDoor(here.path) ? ((await find(here.path, here.name)) ?? here) : here;
    for (const path of wholes) {
      const found = isDoor(path) ? await find(path, name) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const direct = async (path, [statement, list, door]) => {
    const inPackage = PACKAGES[door];
    const target =
      inPackage === undefined ? resolve(dirname(path), door) : resolve(root, 'node_modules', inPackage);
    const lines = [];
    for (const { from, to, isType } of namesIn(list)) {
      if (isType) continue;
      const found = await find(target, from);
      const source = found === undefined ? door : found.path;
      lines.push(`import { ${found?.name ?? from} as ${to} } from '${source}';`);
    }
    // As many lines as before, so that what a bug's stack says is still true.
    return lines.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  };
  return {
    name: 'direct-doors',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path, namespace }) => {
        if (namespace !== 'file' || path.includes('node_modules') || relative(root, path).startsWith('..'))
          return undefined;
        const source = await readFile(path, 'utf8');
        let contents = '';
        let end = 0;
        for (const match of source.matchAll(IMPORT)) {
          contents += source.slice(end, match.index) + (await direct(path, match));
          end = match.index + match[0].length;
        }
        return { contents: contents + source.slice(end), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

async function readDoor(path) {
  const source = await readFile(path, 'utf8');
  const at = (from) => (from.startsWith('.') ? resolve(dirname(path), from) : from);
  const values = (list) => namesIn(list).filter(({ isType }) => !isType);
  const pairs = (pattern) =>
    [...source.matchAll(pattern)].flatMap(([, list, from]) =>
      values(list).map((each) => [each.to, { name: each.from, path: at(from) }]),
    );
  const names = new Map(pairs(NAMED));
  const taken = new Map(pairs(TAKEN));
  for (const [, list] of source.matchAll(GIVEN))
    for (const { from, to } of values(list)) if (taken.has(from)) names.set(to, taken.get(from));
  return { names, wholes: [...source.matchAll(ALL)].map(([, from]) => at(from)) };
}

function namesIn(list) {
  return list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const isType = each.startsWith('type ');
      const [from, to = from] = each.replace(/^type /, '').split(' as ');
      return { from, to, isType };
    });
}

function isDoor(path) {
  return path.endsWith('/index.ts');
}
