/**
 * The widths in rem at which layouts change. Style sheets write them as numbers, because media
 * queries cannot contain variables; the test beside this module finds all other widths.
 */
export const breakpoints = {
  /** The width of small phones, and of phones with large text. */
  smallPhone: 21,
  largePhone: 40,
  tablet: 48,
  /** The width from which the header shows a menu bar. */
  desktop: 60,
  wide: 75,
  huge: 100,
} as const;
