import { useRead } from '../api/use-read.ts'
import { SeasonClock } from '../../components/season-clock.tsx'

/** Says when the hub runs on a simulated clock. */
export function OfficeClock() {
  const { answer } = useRead('GET /api/seasons/current')
  return answer === undefined ? null : <SeasonClock season={answer} />
}
