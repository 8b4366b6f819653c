import { useMay } from '../../../../core/hooks/use-may.ts';
import type { Device } from '../../../../core/shell/use-device.ts';

/** What the user may do on the canvas at its current size. */
export interface CanvasPermissions {
  readonly mayEdit: boolean;
  /** Move and resize blocks. */
  readonly mayArrange: boolean;
  /** Move and resize blocks with the mouse. Phone layouts have an order instead of positions. */
  readonly mayDrag: boolean;
}

/** In narrower viewports, texts can be edited but blocks cannot be arranged. */
const MIN_ARRANGE_WIDTH = 420;

export function useCanvasPermissions(device: Device, width: number): CanvasPermissions {
  const mayEdit = useMay()('pages.write');
  const mayArrange = mayEdit && width >= MIN_ARRANGE_WIDTH;
  return { mayEdit, mayArrange, mayDrag: mayArrange && device !== 'phone' };
}
