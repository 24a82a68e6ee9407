import { PluginFault } from '@matricula/contract'

/** Mobile, or landline with its 60 and the digit of its region: ten digits since 2021 (Resolución CRC 5826 de 2019). */
const colombian = /^(3\d{9}|60[124-8]\d{7})$/
const anywhere = /^[1-9]\d{7,14}$/

/**
 * A phone number as E.164: +57 where no country is named. A number that lacks its region, or isn't one, is `rejected`.
 */
export function internationalPhone(written: string): string {
  const bare = written
    .trim()
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
  const number = bare.startsWith('+') ? bare.slice(1) : `57${nationalOf(bare)}`
  const isKnown = number.startsWith('57') ? colombian.test(number.slice(2)) : anywhere.test(number)
  if (isKnown) return `+${number}`
  throw new PluginFault('rejected', 'this is not a phone number that can be dialled from anywhere', {
    reason: 'not a phone number',
    field: 'to',
  })
}

/** Without the country or the old trunk code 03, where the digits show that it is there. */
function nationalOf(digits: string): string {
  const [, national = digits] = /^(?:57|03)(\d{10})$/.exec(digits) ?? []
  return national
}
