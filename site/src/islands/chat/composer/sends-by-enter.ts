/** Where fingers type, Enter breaks the line: there is no Shift to break it with. */
export const sendsByEnter = (): boolean =>
  typeof matchMedia === 'undefined' || !matchMedia('(hover: none) and (pointer: coarse)').matches
