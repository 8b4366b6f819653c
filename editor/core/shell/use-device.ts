import { useSearch } from './use-search.ts';

/** The device widths of the canvas (R-EDSITE-SCREEN-06). */
export const DEVICES = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** The device shown by the canvas, stored in the URL. */
export function useDevice(): readonly [Device, (device: Device) => void] {
  const [search, change] = useSearch();
  const device = DEVICES.find((each) => each === search.device) ?? 'desktop';
  return [device, (next) => change({ device: next === 'desktop' ? undefined : next })];
}
