import type { Content } from 'pdfmake/interfaces.js'
import { dateFormat } from '../../../shared/date-format.ts'
import { pesos } from '../../../shared/money.ts'
import type { ReceiptDocument, ReceiptWords } from '../receipt-document.ts'
import type { viewCertificate } from './certificate.view.ts'

export type CertificateView = ReturnType<typeof viewCertificate>

/** A certificate as a page to keep or print; its code leads to where anybody can check that it is genuine. */
export function certificateDocument(view: CertificateView, words: ReceiptWords): ReceiptDocument {
  const { translate, locale } = words
  const { school, kind, number } = view
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 48],
    language: locale,
    displayTitle: true,
    info: {
      title: `${translate(`${kind}.title`)} ${number}`,
      author: school.name,
      creationDate: new Date(view.issuedAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    content: [
      { text: school.name, fontSize: 14, bold: true },
      translate('nit', { nit: school.nit }),
      `${school.address}, ${school.city}`,
      { text: translate(`${kind}.title`), fontSize: 16, bold: true, margin: [0, 24, 0, 0] },
      { text: translate('numbered', { number }), margin: [0, 0, 0, 16] },
      ...clearance(view, words),
      ...payments(view, words),
      proof(view, words),
    ],
  }
}

function clearance(view: CertificateView, { translate, locale }: ReceiptWords): Content[] {
  if (view.clearance === null) return []
  const { day, concepts } = view.clearance
  const { name, code } = view.student
  const told = concepts.map(({ project, names }) =>
    translate('clearance.concepts', { project, names: names.join(', ') }),
  )
  return [
    translate('clearance.says', { name, code, day: longDay(day, locale) }),
    { ul: told.length === 0 ? [translate('clearance.allConcepts')] : told, margin: [0, 10, 0, 10] },
    translate('clearance.later'),
    { text: translate('clearance.free'), margin: [0, 10, 0, 0] },
  ]
}

function payments(view: CertificateView, { translate, locale }: ReceiptWords): Content[] {
  if (view.payments === null) return []
  const { year, whose, rows, total, netTotal, paid, returnedBefore } = view.payments
  const { name, code } = view.student
  const right = { alignment: 'right' } as const
  const head = ['day', 'concept', 'reference', 'amount'].map((column) => ({
    text: translate(`payments.${column}`),
    bold: true,
    ...(column === 'amount' && right),
  }))
  const body = rows.map(({ day, concept, reference, ...row }) => [
    longDay(day, locale),
    [concept, ...backOf(row, { translate, locale })].join('. '),
    reference,
    { text: pesos(row.amount), ...right },
  ])
  const sum = (name: string, amount: number): Content => ({
    text: `${translate(`payments.${name}`)}: ${pesos(amount)}`,
    bold: true,
    margin: [0, 4, 0, 0],
    ...right,
  })
  return [
    translate(`payments.says.${whose}`, { name, code, year: String(year) }),
    {
      margin: [0, 12, 0, 0],
      layout: 'lightHorizontalLines',
      table: { headerRows: 1, widths: ['auto', '*', 'auto', 'auto'], body: [head, ...body] },
    },
    ...(returnedBefore === 0 ? [] : [sum('paid', paid), sum('returnedBefore', returnedBefore)]),
    {
      text: `${translate('payments.total')}: ${pesos(total)}`,
      bold: true,
      fontSize: 12,
      margin: [0, 10, 0, 0],
      ...right,
    },
    ...(netTotal === total ? [] : [sum('netTotal', netTotal)]),
  ]
}

type Row = NonNullable<CertificateView['payments']>['rows'][number]

/** What of a payment went back, before it was certified and since. */
function backOf(
  {
    amount,
    paid,
    returnedBefore,
    returned,
    returnedOn,
  }: Pick<Row, 'amount' | 'paid' | 'returnedBefore' | 'returned' | 'returnedOn'>,
  { translate, locale }: Pick<ReceiptWords, 'translate' | 'locale'>,
): readonly string[] {
  const before = { paid: pesos(paid), amount: pesos(returnedBefore) }
  return [
    ...(returnedBefore === 0 ? [] : [translate('payments.ofPaid', before)]),
    ...(returnedOn === null
      ? []
      : [
          translate(returned === amount ? 'payments.returned' : 'payments.returnedPart', {
            amount: pesos(returned),
            day: longDay(returnedOn, locale),
          }),
        ]),
  ]
}

function proof({ address, issuedAt }: CertificateView, { translate, locale }: ReceiptWords): Content {
  return {
    margin: [0, 24, 0, 0],
    columnGap: 14,
    unbreakable: true,
    columns: [
      { qr: address, fit: 96, width: 100 },
      {
        width: '*',
        stack: [
          translate('issued', { day: longDay(issuedAt.slice(0, 10), locale) }),
          { text: translate('verify'), margin: [0, 8, 0, 2] },
          { text: address, link: address, fontSize: 8 },
        ],
      },
    ],
  }
}

function longDay(day: string, locale: string): string {
  const at = new Date(`${day}T12:00:00-05:00`)
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Bogota' }).format(at)
}
