import { Boundary, ChatFailed } from '../features/chat/boundary.tsx'
import { FullChat } from '../features/chat/full-chat.tsx'

export default function ChatPage() {
  return (
    <Boundary instead={<ChatFailed />}>
      <FullChat />
    </Boundary>
  )
}
