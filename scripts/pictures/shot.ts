import { type Light, MORNING } from './light.ts';
import { plain } from './paints.ts';
import type { Scene, Size } from './render.ts';
import type { Paint, Point, Solid } from './solid.ts';

/** One picture of the site. */
export interface Shot {
  /** The name of the file without its ending; also the asset's id. */
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  readonly size: Size;
  readonly focal: { readonly x: number; readonly y: number };
  /** Built only when it is drawn: forms cost time. */
  readonly scene: () => Scene;
}

export const PORTRAIT: Size = { width: 1200, height: 1500 };
export const LANDSCAPE: Size = { width: 1600, height: 1067 };
export const WIDE: Size = { width: 1800, height: 1125 };

interface Setting {
  readonly solids: readonly Solid[];
  readonly wall?: string | Paint;
  readonly table?: string | Paint;
  readonly eye?: Point;
  readonly target?: Point;
  readonly view?: number;
  readonly light?: Light;
  readonly wallZ?: number;
  readonly exposure?: number;
}

/** The studio's photograph corner: a plaster wall, a pale table, the window on the left. */
export function corner(setting: Setting): Scene {
  const { wall = '#dcdcd3', table = '#e6e2d8' } = setting;
  return {
    solids: setting.solids,
    wall: typeof wall === 'string' ? plain(wall, { uneven: 0.07, grain: 1.1 }) : wall,
    table: typeof table === 'string' ? plain(table, { uneven: 0.05, grain: 2.2 }) : table,
    wallZ: setting.wallZ ?? -2.2,
    light: setting.light ?? MORNING,
    eye: setting.eye ?? [0, 2.3, 9],
    target: setting.target ?? [0, 0.7, 0],
    view: setting.view ?? 20,
    exposure: setting.exposure ?? 0.86,
  };
}

/** From straight above, all but a little: the table is the whole picture. */
export const FROM_ABOVE: Pick<Setting, 'eye' | 'target' | 'wallZ'> = {
  eye: [0, 12, 2.2],
  target: [0, 0, 0.1],
  wallZ: -60,
};
