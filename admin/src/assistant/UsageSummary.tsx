import { Typography } from '@mui/material'
import type { ChatUsage } from '@nila/api/contract/chat-usage'
import type { ReactNode } from 'react'
import { BigFigure } from '../components/BigFigure.tsx'
import { FigureTiles } from '../components/FigureTiles.tsx'
import { Tile } from '../components/Tile.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useMoney } from './use-money.ts'
import { useSeconds } from './use-seconds.ts'

const Also = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)

/** The figures that sum a time up. What is an estimate says so. */
export function UsageSummary({ usage: { totals, ratings, currency } }: { usage: ChatUsage }) {
  const words = useAssistantWords()
  const format = useFormat()
  const money = useMoney()
  const seconds = useSeconds()
  const tokens = totals.promptTokens + totals.completionTokens
  const { number } = format

  return (
    <FigureTiles name={words('usage.summary')}>
      <Tile title={words('usage.answers')}>
        <BigFigure>{number(totals.answers)}</BigFigure>
        <Also>
          {words('usage.byModel', {
            count: number(totals.byModel),
            help: number(totals.answers - totals.byModel),
          })}
        </Also>
      </Tile>
      <Tile title={words('usage.people')}>
        <BigFigure>{number(totals.users + totals.guests)}</BigFigure>
        <Also>
          {words('usage.peopleText', { smart_count: totals.users })},{' '}
          {words('usage.guestsText', { smart_count: totals.guests })}
        </Also>
      </Tile>
      <Tile title={words('usage.firstText')}>
        <BigFigure>{seconds(totals.firstTextP50)}</BigFigure>
        {totals.firstTextP95 !== null && (
          <Also>{words('usage.p95', { seconds: format.decimal(totals.firstTextP95 / 1000) })}</Also>
        )}
      </Tile>
      <Tile title={words('usage.tokens')}>
        <BigFigure>{number(tokens)}</BigFigure>
        <Also>
          {words('usage.tokensText', {
            prompt: number(totals.promptTokens),
            completion: number(totals.completionTokens),
          })}
        </Also>
        {totals.estimatedTokens > 0 && (
          <Also>
            {words('usage.estimated', { share: format.percent((totals.estimatedTokens / tokens) * 100) })}
          </Also>
        )}
      </Tile>
      <Tile title={words('usage.cost')}>
        <BigFigure>{money(totals.cost, currency)}</BigFigure>
        <Also>{words('usage.costHint')}</Also>
      </Tile>
      <Tile title={words('usage.ends')}>
        <BigFigure>{number(totals.failed + totals.interrupted + totals.stopped)}</BigFigure>
        <Also>
          {words('usage.endsText', {
            failed: number(totals.failed),
            interrupted: number(totals.interrupted),
            stopped: number(totals.stopped),
          })}
        </Also>
      </Tile>
      <Tile title={words('usage.ratings')}>
        <BigFigure>{number(ratings.up + ratings.down)}</BigFigure>
        <Also>{words('usage.ratingsText', { up: number(ratings.up), down: number(ratings.down) })}</Also>
      </Tile>
    </FigureTiles>
  )
}
