/** The dialog in which a reader says who they are and takes a résumé along. */
import { useEffect } from 'react'
import { noteDeed } from '../../platform/visit.ts'
import { loadToast } from '../../ui/announcer.tsx'
import { Dialog, DialogClose, DialogText, DialogTitle } from '../../ui/dialog.tsx'
import './dialog.css'
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
  // Above the dialog's content, which goes when it closes: what was typed is there when it opens again.
  const request = useRequest(say, onClose)
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
    <Dialog open={open} first={['input']} onClose={close} className="resume-dialog">
      <DialogTitle>{say('title')}</DialogTitle>
      <DialogText>{say('text')}</DialogText>
      <ResumeForm say={say} request={request} />
      <DialogClose />
    </Dialog>
  )
}
