import type { Manifest, ManifestFile } from '../../compiler/model/index.ts';

/** An image in one width, as the build makes it: `assets/cup-1a2b3c4d-750w.webp`. */
interface Variant {
  readonly width: number;
  /** Of the original image. */
  readonly hash: string;
  readonly file: ManifestFile;
}

const FORMAT = /^(100|300|500|750|1000|1500|2500)w$/;
const VARIANT = /^(.+)-([0-9a-z]{8})-(\d+)w\.webp$/;

/**
 * Returns the image that `?format=750w` asks for: the smallest version with at least this width, otherwise the largest.
 * Undefined for other formats, for files without versions, and when two images have the same name (`cup.jpg` and `cup.png`).
 */
export function imageInWidth(
  manifest: Manifest,
  path: string,
  format: string | null,
): ManifestFile | undefined {
  const [, digits] = FORMAT.exec(format ?? '') ?? [];
  return digits === undefined ? undefined : imageAtLeast(manifest, path, Number(digits));
}

/** The smallest version of an image with at least this width in pixels, otherwise the largest. */
export function imageAtLeast(manifest: Manifest, path: string, minWidth: number): ManifestFile | undefined {
  const variants = variantsOf(manifest).get(path.replace(/\.[^./]*$/, '')) ?? [];
  if (new Set(variants.map(({ hash }) => hash)).size > 1) return undefined;
  const found = variants.find(({ width }) => width >= minWidth) ?? variants.at(-1);
  // The URL has no hash, so that its content may change with the next release.
  return found && { ...found.file, isHashed: false };
}

/** By path without extension, smallest first. */
type Variants = ReadonlyMap<string, readonly Variant[]>;

/** A manifest never changes, and a request must not search all files of a site. */
const known = new WeakMap<Manifest, Variants>();

function variantsOf(manifest: Manifest): Variants {
  const found = known.get(manifest) ?? groupVariants(manifest);
  known.set(manifest, found);
  return found;
}

function groupVariants({ files }: Manifest): Variants {
  const groups = new Map<string, Variant[]>();
  for (const [path, file] of Object.entries(files)) {
    const [, stem, hash = '', width] = VARIANT.exec(path) ?? [];
    if (stem === undefined) continue;
    const group = groups.get(stem) ?? [];
    group.push({ width: Number(width), hash, file });
    groups.set(stem, group);
  }
  for (const group of groups.values()) group.sort((one, other) => one.width - other.width);
  return groups;
}
