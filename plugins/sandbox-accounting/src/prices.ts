import type { Cop } from '@matricula/contract'

export interface PricedItem {
  readonly itemCode: string
  readonly itemName: string
  readonly prices: readonly GradePrice[]
}

export interface GradePrice {
  /** Grade keys, dash-separated. */
  readonly grades: string
  readonly price: Cop
  /** Price less the institutional discount, the same for all of these grades; 0 when there is none. */
  readonly commercial: Cop
}

export interface TransportItem {
  readonly itemCode: string
  readonly itemName: string
  readonly price: Cop
  readonly lastYear: Cop
}

const kinder = 'PREJARDIN-JARDIN-TRANSICION'
const school = 'PRIMERO-SEGUNDO-TERCERO-CUARTO-QUINTO-SEXTO-SEPTIMO-OCTAVO-NOVENO-DECIMO-ONCE'
export const allGrades = `${kinder}-${school}`

const at = (grades: string, price: Cop, commercial: Cop = 0): GradePrice => ({ grades, price, commercial })

export const enrollmentRight: PricedItem = {
  itemCode: 'CA-0001',
  itemName: 'Derecho de matrícula',
  prices: [
    at('PREJARDIN', 3_800_000),
    at('JARDIN', 3_800_000, 3_400_000),
    at('TRANSICION', 3_800_000),
    at(school, 3_800_000),
  ],
}

export const otherAnnualCosts: PricedItem = {
  itemCode: 'CA-0004',
  itemName: 'Otros costos anuales',
  prices: [at(allGrades, 950_000)],
}

export const pension: PricedItem = {
  itemCode: 'CM-0001-1',
  itemName: 'Pensión',
  prices: [
    at('PREJARDIN', 3_198_667),
    at('JARDIN-TRANSICION', 3_266_419),
    at('PRIMERO-SEGUNDO', 3_417_333),
    at('TERCERO-CUARTO-QUINTO', 3_462_871),
    at('SEXTO-SEPTIMO-OCTAVO', 3_538_209),
    at('NOVENO-DECIMO-ONCE', 3_615_447),
  ],
}

export const pricedItems: readonly PricedItem[] = [
  enrollmentRight,
  otherAnnualCosts,
  pension,
  { itemCode: 'CM-0016', itemName: 'Almuerzo', prices: [at(allGrades, 512_000)] },
  { itemCode: 'CM-0050', itemName: 'Plataforma digital', prices: [at(allGrades, 150_000)] },
]

const ride = (number: number, name: string, price: Cop, lastYear: Cop): TransportItem => ({
  itemCode: `CT-${String(number).padStart(4, '0')}`,
  itemName: `TRANSPORTE ${name}`,
  price,
  lastYear,
})

/** Monthly, for all grades. PARADERO COMPLETO LEJANO is not offered: nobody may guess its price. */
export const transportItems: readonly TransportItem[] = [
  ride(1, 'COMPLETO CERCANO', 738_000, 701_000),
  ride(2, 'COMPLETO INTERMEDIO', 836_000, 794_000),
  ride(3, 'COMPLETO LEJANO', 967_000, 919_000),
  ride(4, 'MEDIO CERCANO', 468_000, 445_000),
  ride(5, 'MEDIO INTERMEDIO', 499_000, 474_000),
  ride(6, 'MEDIO LEJANO', 600_000, 570_000),
  ride(7, 'PARADERO COMPLETO CERCANO', 590_000, 561_000),
  ride(8, 'PARADERO COMPLETO INTERMEDIO', 669_000, 636_000),
  ride(9, 'PARADERO MEDIO CERCANO', 374_000, 355_000),
  ride(10, 'PARADERO MEDIO INTERMEDIO', 399_000, 379_000),
  ride(11, 'PARADERO MEDIO LEJANO', 480_000, 456_000),
]
