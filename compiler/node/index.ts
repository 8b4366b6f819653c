export { createDiskFiles } from './disk-files.ts';
export { createDiskOutput } from './disk-output.ts';
export { createLocale } from './locales.ts';
export { compileStyles } from './styles/compile-styles.ts';
