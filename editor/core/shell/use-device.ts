import { useSearch } from './use-search.ts';

/** The widths in which a page is worked on (R-EDSITE-SCREEN-06). */
export const DEVICES = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** The device that the canvas shows, kept in the address. */
export function useDevice(): readonly [Device, (device: Device) => void] {
  const [search, change] = useSearch();
  const device = DEVICES.find((each) => each === search.device) ?? 'desktop';
  return [device, (next) => change({ device: next === 'desktop' ? undefined : next })];
}
