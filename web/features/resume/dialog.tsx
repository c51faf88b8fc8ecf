/** The dialog in which a reader says who they are and takes a résumé along. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/i18n.tsx'
import { noteDeed } from '../../platform/visit.ts'
import { loadToast } from '../../ui/announcer.tsx'
import './dialog.css'
import '../../ui/dialog.css'
import { ResumeForm } from './form.tsx'
import { useRequest } from './use-request.ts'
import type { Say } from './words.ts'

export { loadWords } from './words.ts'

interface Props {
  say: Say
  open: boolean
  onClose(): void
}

export default function ResumeDialog({ say, open, onClose }: Props) {
  const t = useWords()
  // Above the dialog's content, which goes when it closes: what was typed is there when it opens again.
  const request = useRequest(say, onClose)
  const opener = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    loadToast().catch(() => {})
  }, [])
  useEffect(() => {
    if (open) noteDeed('resume-opened')
  }, [open])

  const close = () => {
    request.cancel()
    onClose()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim no-print" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            // A keyboard that jumps up on a phone would hide what there is to read.
            if (!window.matchMedia('(pointer: coarse)').matches) return
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="resume-dialog dialog card popup no-print"
        >
          <Dialog.Title className="text-title">{say('title')}</Dialog.Title>
          <Dialog.Description className="mt-1 text-muted">{say('text')}</Dialog.Description>
          <ResumeForm say={say} request={request} />
          {/* Last in order, so that the first field gets the focus. */}
          <Dialog.Close aria-label={t('common.close')} className="dialog-close sign">
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
