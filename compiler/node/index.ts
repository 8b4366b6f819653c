export { createDiskFiles } from './disk-files.ts';
export { createDiskOutput } from './disk-output.ts';
export { createHotEngine } from './hot-engine.ts';
export { createLocale } from './locales.ts';
export { compileStyles } from './styles/compile-styles.ts';
