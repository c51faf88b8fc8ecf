/** Shows what was read; that it is on its way; or that it could not be read, with a way on. */
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bone } from '../../ui/skeleton.tsx'
import type { Reading } from './use-reading.ts'
import { useSeoWords } from './words.tsx'

interface Props<Value> {
  reading: Reading<Value>
  children(value: Value): ReactNode
}

export function Loaded<Value>({ reading: { value, failed, reload }, children }: Props<Value>) {
  const say = useSeoWords()
  return (
    <>
      {failed && (
        <div role="alert" className="seo-fault">
          <p>{say('failed')}</p>
          <button type="button" className="button" onClick={reload}>
            <RotateCw size={18} aria-hidden="true" />
            {say('retry')}
          </button>
        </div>
      )}
      {value !== undefined && children(value)}
      {value === undefined && !failed && (
        <div role="status">
          <p className="text-muted">{say('loading')}</p>
          <Bone height={12} top={0.75} />
        </div>
      )}
    </>
  )
}
