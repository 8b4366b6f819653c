import type { Target } from './nodes.ts';

/** A box on the page, in pixels from its start. `0`, `1`: the coordinates of its corner. */
export interface Region {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly 0: number;
  readonly 1: number;
}

export function regionOf(element: Target): Region {
  if (!element.getBoundingClientRect) return viewportRegion();
  const { top, left, width, height } = element.getBoundingClientRect();
  return region(left + scrollX, top + scrollY, { width, height });
}

export function viewportRegion(): Region {
  return region(scrollX, scrollY, { width: innerWidth, height: innerHeight });
}

/** Whether two boxes overlap, or the first is inside of the second. */
export function isInRegion(inner: Region, outer: Region, isWhole: boolean): boolean {
  return isWhole
    ? inner.top >= outer.top &&
        inner.bottom <= outer.bottom &&
        inner.left >= outer.left &&
        inner.right <= outer.right
    : inner.top < outer.bottom &&
        inner.bottom > outer.top &&
        inner.left < outer.right &&
        inner.right > outer.left;
}

const VALUES = {
  region: regionOf,
  viewportRegion,
  winWidth: () => innerWidth,
  winHeight: () => innerHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
} as const satisfies Readonly<Record<string, (element: Target) => unknown>>;

/** Properties that `get` computes. */
export function isRegionName(name: string): name is keyof typeof VALUES {
  return Object.hasOwn(VALUES, name);
}

export function regionValue(element: Target, name: keyof typeof VALUES): unknown {
  return VALUES[name](element);
}

function region(
  left: number,
  top: number,
  size: { readonly width: number; readonly height: number },
): Region {
  const { width, height } = size;
  return { left, top, right: left + width, bottom: top + height, width, height, 0: left, 1: top };
}
