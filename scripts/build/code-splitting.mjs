/** The modules of the dashboard and the libraries of its interface, without tables. */
const INTERFACE =
  /\/(?:editor|react-(?:aria|aria-components|stately)|@internationalized|@tanstack|lucide-react|fractional-indexing)\/(?!.*\b[tT]able\b)/;

/**
 * What is loaded together is one file, since a browser sends six requests at a time over HTTP/1.1: what precedes the first
 * screen, what screens share of the compiler, and what the canvas shares with other screens. With a file for each set
 * of screens, these are 36, 10 and 46. Everything else has the file that Rolldown finds for it.
 *
 * The dependencies of a shared module are shared themselves, so no two files need each other although the groups are
 * not extended by dependencies; a file would then also contain what its modules import without using it.
 *
 * @param {string} canvas the module of the canvas
 */
export function codeSplitting(canvas) {
  let onCanvas;
  const sharedWithCanvas = (id, context) => {
    onCanvas ??= importedFrom(canvas, context);
    return onCanvas.has(id) ? 'kit' : null;
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', test: /rolldown.runtime/ },
      { name: 'start', tags: ['$initial'] },
      { name: 'model', test: /\/(?:compiler|formatters|zod)\//, minShareCount: 2 },
      { name: sharedWithCanvas, debugName: 'kit', test: INTERFACE, minShareCount: 2 },
    ],
  };
}

/** Returns the ids of a module and of all that it imports, directly or indirectly. */
function importedFrom(id, context, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of context.getModuleInfo(id)?.importedIds ?? []) importedFrom(other, context, found);
  return found;
}
