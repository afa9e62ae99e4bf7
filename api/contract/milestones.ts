/** Scroll depths in percent and visible time in seconds, as the old product names them (spec sections 7 and 9). */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const
export const TIMES_ON_PAGE = [15, 30, 60, 120] as const
