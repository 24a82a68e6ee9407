import { useState } from 'react'
import { DraftPanel } from './draft-panel.tsx'
import { EditReminder } from './edit-reminder.tsx'
import { ReachedPanel } from './reached-panel.tsx'
import { ReminderFacts } from './reminder-facts.tsx'
import type { CountedReminder } from './reminder.ts'
import { SendingsTable } from './sendings-table.tsx'

interface Props {
  readonly reminder: CountedReminder
  readonly onGone: () => void
  /** Somebody else has changed it. */
  readonly onStale: () => void
}

/** A draft can still be written; one that was started shows what became of it. */
export function OneReminder({ reminder, onGone, onStale }: Props) {
  const [edited, setEdited] = useState<CountedReminder | null>(null)
  if (edited !== null) {
    return (
      <EditReminder
        key={edited.version}
        base={edited}
        now={reminder}
        onEnd={() => setEdited(null)}
        onReload={() => setEdited(reminder)}
        onStale={onStale}
      />
    )
  }
  const isDraft = reminder.state === 'draft'
  return (
    <div className="page">
      {isDraft ? (
        <DraftPanel reminder={reminder} onEdit={() => setEdited(reminder)} onGone={onGone} />
      ) : (
        <ReachedPanel reminder={reminder} />
      )}
      <ReminderFacts reminder={reminder} />
      {!isDraft && <SendingsTable reminder={reminder} />}
    </div>
  )
}
