export { createDiskFiles } from './disk-files.ts';
export { createDiskOutput } from './disk-output.ts';
export { createHotEngine } from './hot-engine.ts';
export { createImageProcessor } from './images/image-processor.ts';
export { measureImage, UnsupportedImage } from './images/measure-image.ts';
export { openImages } from './images/open-images.ts';
export { createLocale } from './locales.ts';
export { createScripts } from './scripts/create-scripts.ts';
export { compileStyles } from './styles/compile-styles.ts';
