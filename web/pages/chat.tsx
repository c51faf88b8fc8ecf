import { FullChat } from '../features/chat/full-chat.tsx'
import { useResumeDialog } from '../features/resume/use-resume-dialog.tsx'

export default function ChatPage() {
  const { openResume, resumeDialog } = useResumeDialog()
  return (
    <>
      <FullChat onResume={openResume} />
      {resumeDialog}
    </>
  )
}
