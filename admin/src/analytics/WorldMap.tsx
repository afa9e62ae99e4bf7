import { Box } from '@mui/material'
import { alpha, useTheme } from '@mui/material/styles'
import { memo, type PointerEvent, useMemo, useRef, useState } from 'react'
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../../world-map/grid.ts'
import { CountryOptions, DOTS } from './CountryOptions.tsx'
import { MapTooltip } from './MapTooltip.tsx'
import type { CountryVisitors } from './use-country-words.ts'
import { useMapScale } from './use-map-scale.ts'
import { countries, countryNear } from './world-dots.ts'

/** What of the drawing lies beside and above the globe, and is not shown: the world is larger for it. */
const BESIDE = 96
const ABOVE = 62
const share = (units: number) => `${(units / (MAP_WIDTH - 2 * BESIDE)) * 100}%`

/** How far the ring of the focus stands off. */
const RING = 5

/** The countries that nobody came from. */
const Empty = memo(({ visited }: { visited: ReadonlySet<string> }) => (
  <Box
    component="g"
    aria-hidden
    sx={{ ...DOTS, stroke: (theme) => alpha(theme.palette.text.secondary, 0.22) }}
  >
    {[...countries.values()]
      .filter(({ code }) => !visited.has(code))
      .map(({ code, path }) => (
        <path key={code} d={path} />
      ))}
  </Box>
))

interface WorldMapProps {
  /** Those on the map that have visitors, most first. */
  visitors: readonly CountryVisitors[]
  /** The country that the screen is narrowed to. */
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** The world in dots, coloured by how many visitors came from each country; one of them can be chosen by mouse, finger and keys. */
export function WorldMap({ visitors, chosen, onChoose }: WorldMapProps) {
  const { palette } = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const { toMap, toFrame } = useMapScale(drawing, frame)
  const [pointed, setPointed] = useState<{ code: string; at: Point }>()
  const [focused, setFocused] = useState<string>()

  const byCode = new Map(visitors.map((visitor) => [visitor.code, visitor]))
  // The same one as long as they are: most of the map is then left alone while the mouse moves over it.
  const visited = useMemo(() => new Set(visitors.map(({ code }) => code)), [visitors])
  const ring = focused ? countries.get(focused)?.box : undefined

  const choose = (code: string | undefined) => {
    if (code && byCode.has(code)) onChoose(code === chosen ? undefined : code)
  }
  const pointAt = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) =>
    countryNear(toMap({ x, y }))

  function onPointerMove(event: PointerEvent) {
    const code = pointAt(event)
    setPointed(code ? { code, at: toMap({ x: event.clientX, y: event.clientY }) } : undefined)
  }
  const tooltip =
    pointed ??
    (focused && ring ? { code: focused, at: { x: ring.x + ring.width / 2, y: ring.y } } : undefined)
  return (
    <Box ref={frame} sx={{ position: 'relative' }}>
      <Box sx={{ overflow: 'hidden', aspectRatio: `${MAP_WIDTH - 2 * BESIDE} / ${MAP_HEIGHT - 2 * ABOVE}` }}>
        <Box
          component="svg"
          ref={drawing}
          viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(undefined)}
          onClick={(event) => choose(pointAt(event))}
          sx={{
            display: 'block',
            width: share(MAP_WIDTH),
            mx: share(-BESIDE),
            my: share(-ABOVE),
            cursor: pointed && byCode.has(pointed.code) ? 'pointer' : undefined,
          }}
        >
          <Empty visited={visited} />
          <CountryOptions
            visitors={visitors}
            chosen={chosen}
            focused={focused}
            marked={pointed?.code ?? focused ?? chosen}
            onFocus={setFocused}
            onChoose={choose}
          />
          {ring && (
            <rect
              x={ring.x - RING}
              y={ring.y - RING}
              width={ring.width + 2 * RING}
              height={ring.height + 2 * RING}
              rx={RING}
              fill="none"
              stroke={palette.text.primary}
              strokeWidth={2}
              pointerEvents="none"
            />
          )}
        </Box>
      </Box>
      {tooltip && (
        <MapTooltip at={toFrame(tooltip.at)} code={tooltip.code} visitors={byCode.get(tooltip.code)} />
      )}
    </Box>
  )
}
