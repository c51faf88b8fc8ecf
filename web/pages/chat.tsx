import { FullChat } from '../features/chat/full-chat.tsx'
import { chatSpeech } from '../features/chat/words.tsx'
import { useResumeDialog } from '../features/resume/use-resume-dialog.tsx'

export const loadWords = chatSpeech

export default function ChatPage() {
  const { openResume, resumeDialog } = useResumeDialog()
  return (
    <>
      <FullChat onResume={openResume} />
      {resumeDialog}
    </>
  )
}
