import type { Methods, Target } from './nodes.ts';
import { isInRegion, type Region, regionOf, viewportRegion } from './region.ts';

type Styles = Readonly<Record<string, unknown>>;

/** Methods that read and change styles and positions. */
export const STYLE_METHODS: Methods = {
  setStyle: (element, name: string, value: unknown) => setStyles(element, { [name]: value }),
  setStyles: (element, styles: Styles) => setStyles(element, styles),
  getStyle: (element, name: string) => styleOf(element, name),
  getComputedStyle: (element, name: string) => computedStyle(element, name),
  getX: (element) => regionOf(element).left,
  getY: (element) => regionOf(element).top,
  getXY: (element) => [regionOf(element).left, regionOf(element).top],
  setXY: (element, [x, y]: readonly [number, number]) => move(element, x, y),
  setX: (element, x: number) => move(element, x, regionOf(element).top),
  setY: (element, y: number) => move(element, regionOf(element).left, y),
  width: (element, value?: unknown) =>
    value === undefined ? regionOf(element).width : setStyles(element, { width: value }),
  height: (element, value?: unknown) =>
    value === undefined ? regionOf(element).height : setStyles(element, { height: value }),
  inViewportRegion: (element, isWhole?: boolean) =>
    isInRegion(regionOf(element), viewportRegion(), isWhole === true),
  inRegion: (element, other: Target | Region, isWhole?: boolean) =>
    isInRegion(regionOf(element), other instanceof Node ? regionOf(other) : other, isWhole === true),
};

/** Numbers of these properties are pixels. */
const LENGTHS =
  /^(?:(?:min|max)?(?:width|height)|top|right|bottom|left|(?:margin|padding)(?:top|right|bottom|left)?)$/i;

export function setStyles(element: Target, styles: Styles): void {
  for (const [name, value] of Object.entries(styles)) {
    const property = dashed(name);
    const isLength =
      value !== '' && Number.isFinite(Number(value ?? '')) && LENGTHS.test(name.replaceAll('-', ''));
    element.style?.setProperty(
      property,
      value === null || value === undefined ? '' : `${value}${isLength ? 'px' : ''}`,
    );
  }
}

function styleOf(element: Target, name: string): string {
  return element.style?.getPropertyValue(dashed(name)) || computedStyle(element, name);
}

function computedStyle(element: Target, name: string): string {
  return element instanceof Element ? getComputedStyle(element).getPropertyValue(dashed(name)) : '';
}

/** `marginTop` is `margin-top`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`);
}

export function isHidden(element: Target): boolean {
  return element.hidden === true || computedStyle(element, 'display') === 'none';
}

export function toggleView(element: Target, isShown: boolean): void {
  element.hidden = !isShown;
  element.style.display = isShown ? '' : 'none';
}

function move(element: Target, x: number, y: number): void {
  if (computedStyle(element, 'position') === 'static') element.style.position = 'relative';
  const { left, top } = regionOf(element);
  setStyles(element, {
    left: (Number.parseFloat(computedStyle(element, 'left')) || 0) + x - left,
    top: (Number.parseFloat(computedStyle(element, 'top')) || 0) + y - top,
  });
}
