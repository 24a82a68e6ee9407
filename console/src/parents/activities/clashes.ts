import type { Activity } from '../../api/types.ts'

type Scheduled = Pick<Activity, 'code' | 'concept' | 'schedule'>

/** Names of the others that meet on a day and at an hour of this one, as far as their schedules can be read. */
export function clashesOf(activity: Scheduled, others: readonly Scheduled[]): readonly string[] {
  const meets = meetingOf(activity.schedule)
  return others
    .filter(({ code, schedule }) => code !== activity.code && isClash(meets, meetingOf(schedule)))
    .map(({ concept }) => concept)
}

interface Meeting {
  /** Of the week, from Monday, 0. */
  readonly days: readonly number[]
  /** Minutes of the day; it ends before `to`. */
  readonly from: number
  readonly to: number
}

function isClash(one: Meeting | null, other: Meeting | null): boolean {
  if (one === null || other === null) return false
  return one.from < other.to && other.from < one.to && one.days.some((day) => other.days.includes(day))
}

const DAYS = [
  /lunes|monday/,
  /martes|tuesday/,
  /miercoles|wednesday/,
  /jueves|thursday/,
  /viernes|friday/,
  /sabado|saturday/,
  /domingo|sunday/,
]

const HOUR = /(?<hour>\d{1,2})(?::(?<minute>\d{2}))? ?(?<half>[ap])\.? ?m\b/g

/** Written freely by the school: days by their names and exactly two hours, or nobody knows when it meets. */
function meetingOf(schedule: string | null): Meeting | null {
  const plain = (schedule ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const days = DAYS.flatMap((name, day) => (name.test(plain) ? [day] : []))
  const [from, to, ...more] = [...plain.matchAll(HOUR)].map(({ groups }) => minutesOf(groups ?? {}))
  if (days.length === 0 || from === undefined || to === undefined || more.length > 0) return null
  return { days, from, to }
}

function minutesOf({ hour, minute = '0', half }: Readonly<Record<string, string | undefined>>): number {
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)
}
