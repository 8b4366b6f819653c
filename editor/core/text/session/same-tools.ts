import type { ToolState } from './tool-state.ts';

/** Whether two states are shown in the same way. Most keys do not change the toolbar, which then need not render. */
export function sameTools(left: ToolState, right: ToolState): boolean {
  return JSON.stringify([left, [...left.marks]]) === JSON.stringify([right, [...right.marks]]);
}
