import { useLayoutEffect } from 'react'
import type { Draft } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { differencesOf } from './draft-differences.ts'

interface Props {
  mine: Draft
  theirs: Draft
  onSettle: (choice: 'mine' | 'theirs') => void
}

/** The same enrollment was changed elsewhere: shows what differs and lets the family choose. */
export function DraftConflict({ mine, theirs, onSettle }: Props) {
  const t = useTranslate()
  useLayoutEffect(closeDialogs, [])
  const actions = (
    <>
      <Button variant="secondary" onClick={() => onSettle('theirs')}>
        {t('wizard.conflict.useTheirs')}
      </Button>
      <Button onClick={() => onSettle('mine')}>{t('wizard.conflict.keepMine')}</Button>
    </>
  )
  return (
    <Dialog title={t('wizard.conflict.title')} onClose={() => onSettle('theirs')} actions={actions}>
      <p>{t('wizard.conflict.body')}</p>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">{t('wizard.conflict.what')}</th>
            <th scope="col">{t('wizard.conflict.mine')}</th>
            <th scope="col">{t('wizard.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(mine, theirs, t).map(({ what, mine, theirs }) => (
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
