import type { ImageFile, Images } from '../../compiler/index.ts';

/**
 * Generates only the smallest variant of each image and serves it for the others. Enough to find out whether the
 * image can be decoded.
 */
export function onePerImage(images: Images): Images {
  const smallest = new Map<string, ImageFile>();
  return {
    ...images,
    make: async (files, options) => {
      for (const file of files) {
        const known = smallest.get(file.source);
        if (known === undefined || file.width < known.width) smallest.set(file.source, file);
      }
      await images.make([...smallest.values()], options);
    },
    read: ({ source }) => {
      const file = smallest.get(source);
      return file === undefined ? undefined : images.read(file);
    },
  };
}
