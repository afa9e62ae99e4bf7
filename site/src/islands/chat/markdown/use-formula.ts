import { type ReactElement, useEffect, useMemo, useState } from 'react'

type Draw = typeof import('./math-elements.ts').mathElements

let draw: Draw | undefined
let loading: Promise<Draw> | undefined

function loadDraw(): Promise<Draw> {
  // With KaTeX, which is as large as all the rest of a page.
  loading ??= import('./math-elements.ts').then((module) => module.mathElements)
  // What could not be fetched is fetched again with the next formula.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * Draws a formula of TeX. What draws is fetched by the first formula of a visit.
 * @returns undefined until it is there, where the formula cannot be drawn, and where it is not wanted
 */
export function useFormula(tex: string, isDisplay: boolean, isWanted: boolean): ReactElement | undefined {
  const [isLoaded, setIsLoaded] = useState(!!draw)

  useEffect(() => {
    if (!isWanted || isLoaded) return
    let isCurrent = true
    loadDraw().then(
      (loaded) => {
        draw = loaded
        if (isCurrent) setIsLoaded(true)
      },
      () => {}, // The formula stays as it was written.
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, isLoaded])

  return useMemo(
    () => (isWanted && isLoaded ? draw?.(tex, isDisplay) : undefined),
    [tex, isDisplay, isWanted, isLoaded],
  )
}
