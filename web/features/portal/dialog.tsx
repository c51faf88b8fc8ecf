/** A dialog of the portal: in the middle of the window, or as a sheet at its side. */
import type { ReactNode } from 'react'
import { Dialog, DialogClose, DialogText, DialogTitle } from '#web/ui/dialog.tsx'
import { SignedOut } from './signed-out.tsx'

interface Props {
  title: string
  text: string
  sheet?: boolean
  onClose(): void
  children: ReactNode
}

export function PortalDialog({ title, text, sheet, onClose, children }: Props) {
  return (
    <Dialog
      first={['input, select, textarea', '.button']}
      onClose={onClose}
      className={`portal-dialog ${sheet ? 'portal-sheet' : ''}`}
    >
      <div className="portal-dialog-head">
        <DialogTitle>{title}</DialogTitle>
        <DialogText className="text-muted">{text}</DialogText>
        {/* The page behind it says so too, where nobody looks. */}
        <SignedOut />
      </div>
      {children}
      <DialogClose />
    </Dialog>
  )
}
