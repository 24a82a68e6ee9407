import { describe, expect, it } from 'vitest'
import { actionOf, isUnderWay, missingOf, signedCount } from '../../src/parents/documents/document-rules.ts'

type Documents = NonNullable<Parameters<typeof missingOf>[0]['documents']>
type Line = Documents['documents'][number]

function aLine(document: Line['document'], status: Line['status'], url: string | null = null): Line {
  return { document, status, url, email: null, requestedAt: null, updatedAt: null }
}

function aPanel(statuses: readonly Line['status'][], requiredBeforePay = false): Documents {
  const [contract = 'none', note = 'none', insurance = 'none'] = statuses
  return {
    enabled: true,
    requiredBeforePay,
    fresh: true,
    contract: contract === 'signed',
    promissory_note: note === 'signed',
    life_insurance: insurance === 'signed',
    documents: [
      aLine('contract', contract),
      aLine('promissory-note', note),
      aLine('life-insurance', insurance),
    ],
  }
}

describe('A document', () => {
  it.each([
    ['none', null, 'send'],
    ['sent', 'https://sign.example/1', 'sign'],
    ['viewed', 'https://sign.example/1', 'sign'],
    ['sent', null, 'await-mail'],
    ['signed', null, 'nothing'],
    ['declined', null, 'send-again'],
    ['expired', null, 'send-again'],
    ['recalled', null, 'send-again'],
  ] as const)('that is %s (%s) leaves to do: %s', (status, url, act) => {
    expect(actionOf(aLine('contract', status, url))).toBe(act)
  })
})

describe('The documents of an enrollment', () => {
  it('are counted by what is signed, and are under way while one waits for it', () => {
    expect(signedCount(aPanel(['signed', 'sent', 'signed']))).toBe(2)
    expect(isUnderWay(aPanel(['signed', 'sent', 'none']))).toBe(true)
    expect(isUnderWay(aPanel(['signed', 'declined', 'none']))).toBe(false)
  })

  it('hold Pay back only where the school asks for that, and only the unsigned ones', () => {
    expect(missingOf({ documents: aPanel(['none', 'none', 'none']) })).toEqual([])
    expect(missingOf({ documents: aPanel(['signed', 'viewed', 'none'], true) })).toEqual([
      'promissory-note',
      'life-insurance',
    ])
    expect(missingOf({ documents: null })).toEqual([])
  })
})
