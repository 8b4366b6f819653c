/** Section types: a different enumeration from the block types of a layout (R-ENUM-VAL-09, -13). */
export const SECTION_TYPES: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 100, 101,
];
