/** Leads to the first field that has to be mended, once it is drawn as such: the whole of it is in sight, with its error. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  })
}
