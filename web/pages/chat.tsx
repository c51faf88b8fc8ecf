import { Boundary, ChatFailed } from '../features/chat/boundary.tsx'
import { FullChat } from '../features/chat/full-chat.tsx'
import { useResumeDialog } from '../features/resume/use-resume-dialog.tsx'

export default function ChatPage() {
  const { openResume, resumeDialog } = useResumeDialog()
  return (
    <>
      <Boundary instead={<ChatFailed />}>
        <FullChat onResume={openResume} />
      </Boundary>
      {resumeDialog}
    </>
  )
}
