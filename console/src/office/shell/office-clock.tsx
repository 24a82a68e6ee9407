import { useTexts } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { SeasonClock } from '../../parts/season-clock.tsx'

/** Says when the hub runs on a simulated clock, and what goes by the real one all the same. */
export function OfficeClock() {
  const text = useTexts()
  const { answer } = useRead('GET /api/seasons/current')
  return answer === undefined ? null : <SeasonClock season={answer} more={`. ${text('demo.machineClock')}`} />
}
