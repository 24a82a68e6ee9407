import { useSearchParams } from 'react-router'
import { requestedDay } from './day-address.ts'
import { DaysList } from './days-list.tsx'
import { OneDay } from './one-day.tsx'
import './reconciliation.css'

/** Every peso three ways, by day: what the provider charged, what the hub holds for paid, what accounting booked. */
export default function ReconciliationPage() {
  const [search] = useSearchParams()
  const day = requestedDay(search)
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  // By their keys, so that nothing of another day or span is shown while this one is read.
  return (
    <div className="page">
      {day === null ? <DaysList key={`${from} ${to}`} from={from} to={to} /> : <OneDay key={day} day={day} />}
    </div>
  )
}
