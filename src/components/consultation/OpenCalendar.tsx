import type { ComponentProps, RefObject } from 'react'
import { Calendar } from './Calendar.tsx'
import { useLightDismiss, type DismissActions } from './useLightDismiss.ts'

type Props = Omit<ComponentProps<typeof Calendar>, 'onCancel'> &
  DismissActions & {
    dialog: RefObject<HTMLDialogElement | null>
    opener: RefObject<HTMLElement | null>
  }

/** Renders the calendar in its open dialog, which a press outside, Escape or leaving it by keyboard closes. */
export function OpenCalendar({ dialog, opener, dismiss, close, ...calendar }: Props) {
  useLightDismiss(dialog, opener, { dismiss, close })
  return <Calendar {...calendar} onCancel={close} />
}
