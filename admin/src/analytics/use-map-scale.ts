import type { RefObject } from 'react'
import { MAP_WIDTH, type Point } from '../../world-map/grid.ts'

const cornerAndWidth = (element: Element | null) =>
  element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 }

/** Between the pixels of the page and the units of the map, which is drawn as large as there is room. */
export const useMapScale = (drawing: RefObject<SVGElement | null>, frame: RefObject<HTMLElement | null>) => ({
  /** @param at of the page's window, in px */
  toMap: (at: Point): Point => {
    const { left, top, width } = cornerAndWidth(drawing.current)
    const scale = width / MAP_WIDTH
    return { x: (at.x - left) / scale, y: (at.y - top) / scale }
  },
  /** @returns px from the frame's corner, and how wide the frame is */
  toFrame: ({ x, y }: Point): Point & { width: number } => {
    const { left, top, width } = cornerAndWidth(drawing.current)
    const around = cornerAndWidth(frame.current)
    const scale = width / MAP_WIDTH
    return { x: left - around.left + x * scale, y: top - around.top + y * scale, width: around.width }
  },
})
