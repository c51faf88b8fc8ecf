import { chatI18n } from '#web/features/chat/i18n.tsx'
import { FullChat } from '#web/features/chat/panel/full-chat.tsx'
import { useResumeDialog } from '#web/features/resume/use-resume-dialog.tsx'

/** The words that come with the page (`web/routes.tsx`). @public */
export const loadMessages = chatI18n

export default function ChatPage() {
  const { openResume, resumeDialog } = useResumeDialog()
  return (
    <>
      <FullChat onResume={openResume} />
      {resumeDialog}
    </>
  )
}
