/** Font families that every device has, as CSS. */
export const DEVICE_FONTS = [
  'system-ui, sans-serif',
  'Georgia, serif',
  'Arial, sans-serif',
  'Verdana, sans-serif',
  'Times New Roman, serif',
  'Courier New, monospace',
] as const;
