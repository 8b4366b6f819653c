/** LESS brings no types; those of what is used of it stand in `less-core.ts`. */
declare module 'less/lib/less/index.js';
declare module 'less/lib/less/environment/abstract-file-manager.js';
