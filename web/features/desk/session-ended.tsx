/** Says that nobody is signed in any more, and leads to the sign-in and back. What was typed stays where it is. */
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { ErrorId } from '../../../contract/errors.ts'
import { signInAndBack } from '../../platform/address.ts'
import { useDeskWords } from './words.tsx'

const SIGNED_OUT: ErrorId = 'not-signed-in'

export function SessionEnded() {
  const say = useDeskWords()
  const search = useSearch()
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const end = () => setEnded(true)
    window.addEventListener(SIGNED_OUT, end)
    return () => window.removeEventListener(SIGNED_OUT, end)
  }, [])
  if (!ended) return null
  return (
    <div role="alert" className="note desk-ended">
      <p>
        <span className="strong">{say('ended.title')}</span> {say('ended.text')}
      </p>
      <a href={signInAndBack(search)} className="button button-primary">
        <LogIn size={18} aria-hidden="true" />
        {say('ended.signIn')}
      </a>
    </div>
  )
}
