import pMap from 'p-map'
import type { components } from '@matricula/hub/api'
import type { Asking, Located, Planned, Wrong } from '../../bulk/work.ts'
import { HubRefusal } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/orders.ts'
import { cop, type Locale, type Say, speaker } from '../../words.ts'
import { wrong, wrongAbout } from '../read-cells.ts'
import { whyOf } from '../refused.ts'
import type { OrderChange } from './order-change.ts'
import type { OrderRow } from './orders-work.ts'

type Drawer = components['schemas']['AdminOrderDrawer']

const concurrency = 4

/** Each student's order as it would be sent now, or the one that is there. */
export function planOrders(rows: readonly Located<OrderRow>[], asking: Asking): Promise<readonly Planned[]> {
  return pMap(rows, async ({ line, row }) => ({ ...(await planOrder(row, asking)), line }), { concurrency })
}

type Judged =
  | Wrong
  | { readonly is: 'same'; readonly what: string }
  | { readonly is: 'change'; readonly what: string; readonly change: OrderChange }

async function planOrder(row: OrderRow, asking: Asking): Promise<Judged> {
  const say = speaker(texts, asking.locale)
  try {
    return judgeOrder(row, await drawerOf(row, asking), { say, locale: asking.locale })
  } catch (error) {
    if (!(error instanceof HubRefusal) || error.status === 401 || error.status === 403) throw error
    if ('services' in error.fields) return wrong(await wrongServices(row, asking))
    return wrongAbout(row.student, error.code === 'NOT_FOUND' ? say('unknown') : whyOf(error))
  }
}

function drawerOf({ student, services }: OrderRow, { hub }: Asking): Promise<Drawer> {
  const query = services === null ? {} : { services: services.join(',') }
  return answered(
    hub.api.GET('/api/enrollment/admin/orders/{student}', { params: { path: { student }, query } }),
  )
}

/** Which services the season has, by asking once without any. */
async function wrongServices(row: OrderRow, asking: Asking): Promise<string> {
  const say = speaker(texts, asking.locale)
  const { services } = await drawerOf({ ...row, services: null }, asking)
  const known = services.map(({ service }) => service)
  const strange = row.services?.filter((one) => !known.some((service) => service === one)) ?? []
  return say('badServices', { services: strange.join(', '), known: known.join(', ') })
}

interface Saying {
  readonly say: Say<keyof typeof texts.es>
  readonly locale: Locale
}

/** Pure: what the drawer means for this row. */
export function judgeOrder(row: OrderRow, drawer: Drawer, { say, locale }: Saying): Judged {
  const { student, existing, total } = drawer
  const who = `${student.code} ${student.name}`
  if (existing !== null) {
    const wanted = row.total ?? (row.services === null ? existing.total : total)
    const values = { who, number: existing.number ?? '-', total: cop(locale, existing.total) }
    const isOther = row.services !== null && !existing.isSame
    if (wanted !== existing.total || isOther) {
      return wrong(say('other', { ...values, wanted: cop(locale, wanted) }))
    }
    return { is: 'same', what: say(drawer.state === 'sending' ? 'onItsWay' : 'there', values) }
  }
  if (total === 0) return wrong(say('nothing', { who }))
  if (row.total !== null && row.total !== total) {
    return wrong(say('otherTotal', { who, total: cop(locale, total), wanted: cop(locale, row.total) }))
  }
  const services = drawer.services.filter(({ selected }) => selected).map(({ service }) => service)
  return {
    is: 'change',
    what: say('send', { who, n: services.length, total: cop(locale, total) }),
    change: { student: student.code, services, total },
  }
}
