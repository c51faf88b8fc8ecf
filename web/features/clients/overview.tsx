import { Plus } from 'lucide-react'
import { useState } from 'react'
import { NextMeetings } from './next-meetings.tsx'
import { ProjectList } from './project-list.tsx'
import { Transfer } from './transfer.tsx'
import { NEW, usePlace } from './use-place.ts'
import { WaitingList } from './waiting-list.tsx'
import { useClientsWords } from './words.tsx'

/** What waits for the owner, and all projects. */
export function Overview() {
  const say = useClientsWords()
  const { open } = usePlace()
  // What was taken in is listed at once.
  const [taken, setTaken] = useState(0)
  const [answered, setAnswered] = useState(0)
  return (
    <>
      <button type="button" className="button button-primary clients-add" onClick={() => open(NEW)}>
        <Plus size={18} aria-hidden="true" />
        {say('plan.new')}
      </button>
      <WaitingList key={`waiting ${taken}`} onAnswered={() => setAnswered(answered + 1)} />
      <NextMeetings key={`meetings ${taken} ${answered}`} />
      <ProjectList key={`projects ${taken}`} />
      <Transfer onTaken={() => setTaken(taken + 1)} />
    </>
  )
}
