import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../i18n.ts'
import './dialog.css'

interface Props {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot; without them the dialog is read and closed. */
  actions?: ReactNode
  className?: string
}

/**
 * A modal: a sheet on phones. Mounted = open. Escape and the cross close it; focus goes to the title
 * or to the child marked data-focus, and returns to what opened it.
 */
export function Dialog({ title, onClose, children, actions, className = '' }: Props) {
  const t = useTranslate()
  const heading = useId()
  const box = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    if (dialog && !dialog.open) show(dialog)
    return () => {
      if (dialog?.isConnected) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={box}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      // React lets the close of a dialog within this one bubble up to here.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
      // What this lies over stays: a drawer would hear the same key.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      <div className="dialog__box">
        <div className="dialog__head">
          <h2 id={heading} className="dialog__title" tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="dialog__close" aria-label={t('common.close')} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {/* It scrolls on small screens, and what scrolls must be reachable by keyboard. */}
        <section className="dialog__body" aria-labelledby={heading} tabIndex={0}>
          {children}
        </section>
        {actions && <div className="dialog__actions">{actions}</div>}
      </div>
    </dialog>
  )
}

// Browsers before 2022 have no showModal: the dialog still opens, over the page.
function show(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  dialog.querySelector<HTMLElement>('[data-focus], .dialog__title')?.focus()
}
