import { longDay } from '../../shared/date-format.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { pesos } from '../../shared/money.ts'
import { codeOf, factTable, heading, type ReceiptDocument, type ReceiptWords } from './receipt-document.ts'
import type { RefundReceiptView } from './refund-receipt.view.ts'

/** A refund receipt as a page to keep or print; its code leads to where anybody can check that it is genuine. */
export function refundReceiptDocument(view: RefundReceiptView, words: ReceiptWords): ReceiptDocument {
  const { translate, locale } = words
  const { number, school, day, amount, address } = view
  const title = translate('refundReceipt.title')
  return {
    pageSize: 'A4',
    pageMargins: [44, 40, 44, 40],
    language: locale,
    displayTitle: true,
    info: { title: `${title} ${number}`, author: school.name, creationDate: startOfDay(day) },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    content: [
      heading(view, words, { title, numbered: translate('refundReceipt.numbered', { number }) }),
      {
        text: translate('refundReceipt.given', {
          amount: pesos(amount),
          day: longDay(startOfDay(day), locale),
        }),
        bold: true,
        fontSize: 11,
        margin: [0, 14, 0, 0],
      },
      factTable(factsOf(view, words)),
      codeOf(address, [{ text: translate('refundReceipt.verify'), margin: [0, 8, 0, 2] }]),
    ],
  }
}

function factsOf(
  { way, reference, payment, receipt, cycle, student }: RefundReceiptView,
  { translate, locale }: ReceiptWords,
): readonly (readonly [string, string])[] {
  return [
    [translate('refundReceipt.way'), translate(`refundReceipt.ways.${way}`)],
    ...(reference === null ? [] : [[translate('refundReceipt.reference'), reference] as const]),
    [translate('refundReceipt.receipt'), translate('numbered', { number: receipt.number })],
    [translate('refundReceipt.payment'), payment.reference],
    [translate('method'), payment.method],
    ...(payment.at === null
      ? []
      : [[translate('refundReceipt.paidOn'), longDay(new Date(payment.at), locale)] as const]),
    [translate('totalPaid'), pesos(payment.amount)],
    [translate('refundReceipt.left'), pesos(payment.netPaid)],
    [translate('cycle'), cycle],
    [translate('code'), student.code],
    [translate('name'), student.name],
    [translate('grade'), student.grade],
  ]
}
