import { ArrowLeft } from 'lucide-react'
import { usePlace } from './use-place.ts'
import { useClientsWords } from './words.tsx'

export function BackToAll() {
  const say = useClientsWords()
  const { leave } = usePlace()
  return (
    <button type="button" className="quiet clients-back" onClick={leave}>
      <ArrowLeft size={18} aria-hidden="true" />
      {say('list.back')}
    </button>
  )
}
