import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'button'> {
  busy: boolean
  label: string
  /** Without it the label stays while the form is sent. */
  busyLabel?: string
  /** Gives way to a sign of waiting while the form is sent. */
  icon?: ReactNode
}

/** Not disabled while the form is sent: then it would lose the focus. */
export const SubmitButton = ({ busy, label, busyLabel = label, icon, ...props }: Props) => (
  <button type="submit" aria-disabled={busy || undefined} className="button button-primary" {...props}>
    {busy ? <LoaderCircle size={18} aria-hidden="true" className="animate-spin" /> : icon}
    {busy ? busyLabel : label}
  </button>
)
