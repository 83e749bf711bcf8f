/**
 * The widths in rem at which layouts change. Style sheets write them as numbers, because media
 * queries cannot contain variables; the test beside this module finds all other widths.
 */
export const breakpoints = {
  /** Small phones, and phones with large text. */
  smallPhone: 21,
  largePhone: 40,
  tablet: 48,
  /** The header shows a menu bar. */
  desktop: 60,
  wide: 75,
  huge: 100,
} as const;
