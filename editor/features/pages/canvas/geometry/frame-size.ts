import type { Device } from '../../../../core/shell/use-device.ts';

/** Widths of the page in pixels (R-EDSITE-SCREEN-07). */
const WIDTHS: Readonly<Record<Exclude<Device, 'desktop'>, number>> = { tablet: 768, phone: 375 };

/** Minimum width of a desktop page. In a narrower viewport it is scaled down. */
const MIN_DESKTOP_WIDTH = 1180;

export interface FrameSize {
  /** Width of the page in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Scale factor, at most 1. */
  readonly scale: number;
}

/** The size of the page in a viewport. Desktop fills it; the other devices have fixed widths. */
export function frameSize(
  device: Device,
  viewport: { readonly width: number; readonly height: number },
): FrameSize {
  const width = device === 'desktop' ? Math.max(viewport.width, MIN_DESKTOP_WIDTH) : WIDTHS[device];
  const scale = Math.min(1, viewport.width / width);
  return { width, height: Math.max(1, viewport.height / scale), scale };
}
