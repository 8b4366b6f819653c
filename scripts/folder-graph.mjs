/** Folders that have subfolders as nodes of their own. */
const SPLIT = ['bin', 'compiler', 'edge', 'editor'];
const PARTS = ['bin', 'editor', 'edge', 'runtime', 'compiler', 'formatters'];

const START = '<!-- folder graph: written by `npm run graph` -->';
const END = '<!-- end of the folder graph -->';

/**
 * The folders of the project and their imports as a Mermaid flowchart. An arrow that follows from others is left out: A
 * imports C is not drawn when A imports B and B imports C.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules of dependency-cruiser
 */
export function folderGraph(modules) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source);
    if (from === undefined) continue;
    if (!edges.has(from)) edges.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (to !== undefined && to !== from) edges.get(from).add(to);
    }
  }
  const nodes = [...edges.keys()].sort();
  const reduced = nodes.flatMap((from) =>
    [...edges.get(from)]
      .filter((to) => ![...edges.get(from)].some((via) => via !== to && reaches(edges, via, to)))
      .sort()
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  const groups = PARTS.flatMap((part) => {
    const own = nodes.filter((node) => node === part || node.startsWith(`${part}/`));
    if (!SPLIT.includes(part)) return own.map((node) => `  ${idOf(node)}["${node}"]`);
    return [
      `  subgraph ${part}`,
      ...own.map((node) => `    ${idOf(node)}["${node.slice(part.length + 1)}"]`),
      '  end',
    ];
  });
  return ['```mermaid', 'flowchart TD', ...groups, ...reduced, '```'].join('\n');
}

/** Returns `text` with `graph` between its markers; undefined when it has none. */
export function replaceGraph(text, graph) {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) return undefined;
  return `${text.slice(0, start + START.length)}\n${graph}\n${text.slice(end)}`;
}

/** A part, or a folder of one that has layers; its own files, such as `edge/app.ts`, are a node too. */
function nodeOf(path) {
  const [part = '', ...rest] = path.split('/');
  if (!PARTS.includes(part)) return undefined;
  if (!SPLIT.includes(part)) return part;
  return rest.length > 1 ? `${part}/${rest[0]}` : `${part}/entry`;
}

function reaches(edges, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(edges.get(from) ?? [])].some((next) => reaches(edges, next, to, seen));
}

function idOf(node) {
  return node.replaceAll('/', '_').replaceAll('-', '_');
}
