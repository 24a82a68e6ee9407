import { useLayoutEffect } from 'react'
import type { Draft } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { differencesOf } from './draft-differences.ts'

interface Props {
  mine: Draft
  theirs: Draft
  onSettle: (keep: 'mine' | 'theirs') => void
}

/** The same enrollment was changed elsewhere: shows what differs and lets the family choose. */
export function DraftConflict({ mine, theirs, onSettle }: Props) {
  const text = useTexts()
  useLayoutEffect(closeDialogs, [])
  const actions = (
    <>
      <Button look="secondary" onClick={() => onSettle('theirs')}>
        {text('wizard.conflict.useTheirs')}
      </Button>
      <Button onClick={() => onSettle('mine')}>{text('wizard.conflict.keepMine')}</Button>
    </>
  )
  return (
    <Dialog title={text('wizard.conflict.title')} onClose={() => onSettle('theirs')} actions={actions}>
      <p>{text('wizard.conflict.body')}</p>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">{text('wizard.conflict.what')}</th>
            <th scope="col">{text('wizard.conflict.mine')}</th>
            <th scope="col">{text('wizard.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(mine, theirs, text).map(({ what, mine, theirs }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

/** What was being asked, was asked of choices that may not stay. */
function closeDialogs(): void {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
}
