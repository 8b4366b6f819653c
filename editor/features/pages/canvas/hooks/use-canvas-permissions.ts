import { useMay } from '../../../../core/hooks/use-may.ts';
import type { Device } from '../../../../core/shell/use-device.ts';

/** What the person may do on the canvas as it is now. */
export interface CanvasPermissions {
  readonly mayEdit: boolean;
  /** Move blocks and change their size. */
  readonly mayArrange: boolean;
  /** The same with the mouse: a phone has an order, and no places. */
  readonly mayDrag: boolean;
}

/** Narrower than this, blocks are looked at and their texts edited, and not arranged. */
const MIN_ARRANGE_WIDTH = 420;

export function useCanvasPermissions(device: Device, width: number): CanvasPermissions {
  const mayEdit = useMay()('pages.write');
  const mayArrange = mayEdit && width >= MIN_ARRANGE_WIDTH;
  return { mayEdit, mayArrange, mayDrag: mayArrange && device !== 'phone' };
}
