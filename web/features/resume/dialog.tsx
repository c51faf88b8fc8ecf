/** The dialog in which a reader says who they are and takes a résumé along. */
import { useEffect } from 'react'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { Dialog, DialogClose, DialogText, DialogTitle } from '#web/ui/dialog.tsx'
import { loadToast } from '#web/ui/toast/announcer.tsx'
import './dialog.css'
import { ResumeForm } from './form.tsx'
import type { Translate } from './i18n.ts'
import { useRequest } from './use-request.ts'

export { loadMessages } from './i18n.ts'

interface Props {
  t: Translate
  open: boolean
  onClose(): void
}

export default function ResumeDialog({ t, open, onClose }: Props) {
  // Above the dialog's content, which goes when it closes: what was typed is there when it opens again.
  const request = useRequest(t, onClose)
  useEffect(() => {
    loadToast().catch(() => {})
  }, [])
  useEffect(() => {
    if (open) trackEvent('resume-opened')
  }, [open])

  const close = () => {
    request.cancel()
    onClose()
  }
  return (
    <Dialog open={open} first={['input']} onClose={close} className="resume-dialog">
      <DialogTitle>{t('title')}</DialogTitle>
      <DialogText>{t('text')}</DialogText>
      <ResumeForm t={t} request={request} />
      <DialogClose />
    </Dialog>
  )
}
