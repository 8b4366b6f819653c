import { useMay } from '../../../../core/hooks/use-may.ts';
import type { Device } from '../../../../core/shell/use-device.ts';

/** What the person may do on the canvas as it is now. */
export interface CanvasRights {
  readonly mayWrite: boolean;
  /** Move blocks and change their size. */
  readonly mayArrange: boolean;
  /** The same with the mouse: a phone has an order, and no places. */
  readonly mayPull: boolean;
}

/** Narrower than this, blocks are looked at and their texts edited, and not arranged. */
const NARROWEST_ARRANGED = 420;

export function useCanvasRights(device: Device, width: number): CanvasRights {
  const mayWrite = useMay()('pages.write');
  const mayArrange = mayWrite && width >= NARROWEST_ARRANGED;
  return { mayWrite, mayArrange, mayPull: mayArrange && device !== 'phone' };
}
