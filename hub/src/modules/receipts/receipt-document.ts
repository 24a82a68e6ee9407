import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { TextValues } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { bogotaTime, startOfDay } from '../../shared/local-date.ts'
import { pesos, sum } from '../../shared/money.ts'
import type { viewReceipt } from './receipt.view.ts'

export type ReceiptView = ReturnType<typeof viewReceipt>

export interface ReceiptWords {
  readonly locale: string
  /** The text of `receipt.<key>` in the reader's language. */
  readonly translate: (key: string, values?: TextValues) => string
}

/** The format's own word for a document's language, which the types lack. */
export type ReceiptDocument = TDocumentDefinitions & { readonly language: string }

/** The receipt as a page to keep or print; its code leads to where anybody can check that it is genuine. */
export function receiptDocument(view: ReceiptView, words: ReceiptWords): ReceiptDocument {
  const { translate, locale } = words
  return {
    pageSize: 'A4',
    pageMargins: [44, 40, 44, 40],
    language: locale,
    displayTitle: true,
    info: {
      title: `${translate('title')} ${view.number}`,
      author: view.school.name,
      creationDate: new Date(view.issuedAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    content: [
      heading(view, words, {
        title: translate('title'),
        numbered: translate('numbered', { number: view.number }),
      }),
      ...standingNote(view, words),
      facts(view, words),
      ...services(view, words),
      totals(view, words),
      ...laterDates(view, words),
      proof(view, words),
    ],
  }
}

interface Named {
  readonly title: string
  readonly numbered: string
}

/** The school that issued it, what it is and its number. */
export function heading(
  { school }: Pick<ReceiptView, 'school'>,
  { translate }: ReceiptWords,
  { title, numbered }: Named,
): Content {
  const { name, nit, address, city, phone } = school
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: name, fontSize: 14, bold: true },
          translate('nit', { nit }),
          `${address}, ${city}`,
          translate('phone', { phone }),
        ],
      },
      {
        width: 'auto',
        alignment: 'right',
        stack: [{ text: title, fontSize: 12, bold: true }, numbered],
      },
    ],
  }
}

/** It was issued by the school, and the money has gone back since, or its bank looks into it. */
function standingNote({ standing }: ReceiptView, { translate, locale }: ReceiptWords): Content[] {
  if (standing.status === 'in-force') return []
  const since = longDay(new Date(standing.since), locale)
  return [{ text: translate(standing.status, { since }), bold: true, fontSize: 11, margin: [0, 14, 0, 0] }]
}

function facts(view: ReceiptView, { translate, locale }: ReceiptWords): Content {
  const { payer, paymentMethod, period, cycle, reference, joint, providerRef, student, issuedAt } = view
  const at = new Date(issuedAt)
  const rows: [string, string][] = [
    [translate('date'), translate('moment', { day: longDay(at, locale), time: bogotaTime(at) })],
    ...(payer === null ? [] : [[translate('payer'), payer] as [string, string]]),
    [translate('method'), paymentMethod],
    [translate('period'), period],
    [translate('cycle'), cycle],
    [translate('reference'), reference],
    ...(joint === null ? [] : [[translate('joint'), joint.reference] as [string, string]]),
    ...(providerRef === null ? [] : [[translate('providerRef'), providerRef] as [string, string]]),
    [translate('code'), student.code],
    [translate('name'), student.name],
    [translate('grade'), student.grade],
  ]
  return factTable(rows)
}

export function factTable(rows: readonly (readonly [string, string])[]): Content {
  return {
    margin: [0, 14, 0, 0],
    layout: 'noBorders',
    table: { widths: ['auto', '*'], body: rows.map(([name, value]) => [{ text: name, bold: true }, value]) },
  }
}

function services({ annual, other, inForce }: ReceiptView, { translate }: ReceiptWords): Content[] {
  const yearly = annual.map(({ name, resolution, total, reduction }) => [
    reduction === 0 ? name : `${name}\n${translate('reduction', { amount: pesos(reduction) })}`,
    amount(resolution),
    amount(total),
  ])
  const toCome = inForce ? [translate('later')] : []
  const rest = other.map(({ name, total, later }) => [
    name,
    amount(total),
    ...(inForce ? [amount(later)] : []),
  ])
  return [
    ...list(translate('annual'), [translate('service'), translate('resolution'), translate('total')], yearly),
    ...list(translate('other'), [translate('service'), translate('paidNow'), ...toCome], rest),
  ]
}

function list(title: string, head: readonly string[], rows: readonly TableCell[][]): Content[] {
  if (rows.length === 0) return []
  const headRow = head.map(
    (text, at) => ({ text, bold: true, alignment: at === 0 ? 'left' : 'right' }) as const,
  )
  return [
    { text: title, fontSize: 11, bold: true, margin: [0, 12, 0, 4] },
    {
      layout: 'lightHorizontalLines',
      table: { headerRows: 1, widths: ['*', ...head.slice(1).map(() => 90)], body: [headRow, ...rows] },
    },
  ]
}

function totals(
  { balance, credit, totalPaid, refunds, takenBack, netPaid, laterTotal, inForce, cancelled }: ReceiptView,
  { translate, locale }: ReceiptWords,
): Content {
  const gone = sum((cancelled?.charges ?? []).map((charge) => charge.amount))
  const rows: TableCell[][] = [
    ...(balance.kind === 'due' ? [[translate('debt'), amount(balance.amount)]] : []),
    ...(credit === null ? [] : [[translate('advance'), amount(-credit.used)]]),
    [
      { text: translate('totalPaid'), bold: true, fontSize: 11 },
      { ...amount(totalPaid), bold: true, fontSize: 11 },
    ],
    ...refunds.map(({ status, amount: back, day }): TableCell[] => [
      translate(`refund.${status}`, { day: day === null ? '' : longDay(startOfDay(day), locale) }),
      amount(-back),
    ]),
    ...(takenBack === 0 ? [] : [[translate('takenBack'), amount(-takenBack)]]),
    ...(netPaid === totalPaid ? [] : [[{ text: translate('netPaid'), bold: true }, amount(netPaid)]]),
    ...(credit === null || credit.left === 0 ? [] : [[translate('creditLeft'), amount(credit.left)]]),
    ...(gone === 0 ? [] : [[translate('cancelled'), amount(gone)]]),
    ...(laterTotal === gone || !inForce ? [] : [[translate('laterTotal'), amount(laterTotal - gone)]]),
  ]
  return { margin: [0, 14, 0, 0], layout: 'noBorders', table: { widths: ['*', 120], body: rows } }
}

/** In two columns: a year of months fits on the page. Once its payment went back nothing of it is to come. */
function laterDates({ laterCharges, inForce }: ReceiptView, { translate, locale }: ReceiptWords): Content[] {
  if (laterCharges.length === 0 || !inForce) return []
  const rows = laterCharges.map((later) => [longDay(startOfDay(later.day), locale), amount(later.amount)])
  const half = Math.ceil(rows.length / 2)
  const columns = [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0)
  return [
    { text: translate('laterDates'), fontSize: 11, bold: true, margin: [0, 12, 0, 4] },
    {
      columnGap: 24,
      columns: columns.map((body) => ({ layout: 'noBorders', table: { widths: ['*', 'auto'], body } })),
    },
  ]
}

function proof({ accounting, address, inForce }: ReceiptView, { translate }: ReceiptWords): Content {
  const { number } = accounting
  const posted = number === null ? translate('pending') : translate('posted', { number })
  return codeOf(address, [...(inForce ? [posted] : []), { text: translate('verify'), margin: [0, 8, 0, 2] }])
}

/** The code that leads to an address, and the address beside it. */
export function codeOf(address: string, beside: Content[]): Content {
  return {
    margin: [0, 20, 0, 0],
    columnGap: 14,
    columns: [
      { qr: address, fit: 96, width: 100 },
      { width: '*', stack: [...beside, { text: address, link: address, fontSize: 8 }] },
    ],
  }
}

function amount(cop: number) {
  return { text: pesos(cop), alignment: 'right' } as const
}
