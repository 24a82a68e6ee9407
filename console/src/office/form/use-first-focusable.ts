import { useImperativeHandle, useRef } from 'react'
import type { Ref, RefObject } from 'react'

/** What a field of several parts takes from its Form.Item, for the form to stand there when something is wrong. */
export type FieldRef = Ref<HTMLElement | null>

/** Hands the form the first part that takes the focus: what is around them takes none. */
export function useFirstFocusable<Group extends HTMLElement>(
  ref: FieldRef | undefined,
): RefObject<Group | null> {
  const group = useRef<Group>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    ref,
    () =>
      group.current?.querySelector<HTMLElement>('input:not([type="file"]), button, [role="button"]') ?? null,
  )
  return group
}
