/** LESS has no types; those of the parts in use are in `less-core.ts`. */
declare module 'less/lib/less/index.js';
declare module 'less/lib/less/environment/abstract-file-manager.js';
