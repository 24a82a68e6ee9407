import { useSyncExternalStore } from 'react'
import { cleanCode } from '../../components/student-code.ts'

let typed = ''
const never = () => () => {}

/** Before React takes the prerendered page over: what a fast reader has already typed into it. */
export function rememberTyped(root: ParentNode): void {
  const field = root.querySelector<HTMLInputElement>('input[name="studentCode"]')
  typed = cleanCode(field?.value ?? '')
}

/** The code typed before the script arrived, '' when none. */
export function useTypedEarly(): string {
  return useSyncExternalStore(
    never,
    () => typed,
    () => '',
  )
}
