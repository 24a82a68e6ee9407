import { Suspense, useState } from 'react'
import type { Quote } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { type Translate, useTranslate } from '../../i18n.ts'
import { pageChunk } from '../page-chunk.tsx'
import { SendLinkButton } from './send-link-button.tsx'

/** Fetched by those who split what is due. */
const split = pageChunk(() => import('../../components/splits/split-dialog.tsx').then((m) => m.SplitDialog))

type PricedRows = Pick<Quote, 'annual' | 'monthly' | 'transport' | 'activities' | 'totals'>

interface Props {
  student: { readonly code: string; readonly firstNames: string }
  /** What is due today, COP, with its rows. */
  due: { readonly amount: number; readonly quote: PricedRows }
  school: string
  /** An order that is split is held: the wizard reads it again. Null where it is paid in one. */
  onSplit: (() => Promise<void>) | null
  /** Each of its parts has a link of its own, and none is for the whole. */
  isSplit: boolean
}

/** The ways by which others pay: links of a student, and the parts of what is due. */
export function SendLink({ student, due, school, onSplit, isSplit }: Props) {
  const t = useTranslate()
  const [isSplitting, setIsSplitting] = useState(false)
  const concepts = conceptsOf(due.quote, t)
  return (
    <>
      {!isSplit && (
        <SendLinkButton
          students={[student]}
          what={{ is: 'enrollment' }}
          due={{ amount: due.amount, concepts }}
          school={school}
        />
      )}
      {onSplit !== null && (
        <Button variant="quiet" onClick={() => setIsSplitting(true)}>
          {t('split.open')}
        </Button>
      )}
      {isSplitting && onSplit !== null && (
        <Suspense fallback={null}>
          <split.Page
            student={student.code}
            due={due.amount}
            school={school}
            onChange={onSplit}
            onClose={() => setIsSplitting(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What is paid today, by name and each once, as the hub tells it to the payer. */
function conceptsOf({ annual, monthly, transport, activities, totals }: PricedRows, t: Translate): string[] {
  const rows = [...annual, ...monthly, ...transport, ...activities]
  const names = rows.filter(({ now }) => now > 0).map(({ name }) => name)
  return [...new Set(totals.balance > 0 ? [...names, t('payLink.debt')] : names)]
}
