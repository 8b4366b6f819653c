import type { Device } from '../../../../core/shell/use-device.ts';

/** Widths of the page in pixels (R-EDSITE-SCREEN-07). */
const WIDTHS: Readonly<Record<Exclude<Device, 'desktop'>, number>> = { tablet: 768, phone: 375 };

/** The narrowest page that a desktop has: in a narrower window it is shown smaller, as a whole. */
const NARROWEST_DESKTOP = 1180;

export interface FrameSize {
  /** Of the page, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** How much smaller it is shown: at most 1. */
  readonly scale: number;
}

/** The size of the page in a well: desktop fills it, the others have their width. */
export function frameSize(
  device: Device,
  well: { readonly width: number; readonly height: number },
): FrameSize {
  const width = device === 'desktop' ? Math.max(well.width, NARROWEST_DESKTOP) : WIDTHS[device];
  const scale = Math.min(1, well.width / width);
  return { width, height: Math.max(1, well.height / scale), scale };
}
