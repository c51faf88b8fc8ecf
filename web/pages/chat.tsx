import { Coming } from '../features/chat/coming.tsx'
import { useWords } from '../platform/i18n.tsx'

export default function ChatPage() {
  const t = useWords()
  return (
    <div id="chat-section" className="page grid min-h-[80svh] content-center pt-(--bar)">
      <h1 className="sr-only">{t('chat.heading')}</h1>
      <div className="card max-w-xl p-8">
        <Coming />
      </div>
    </div>
  )
}
