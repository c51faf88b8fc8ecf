/** How fast this page was for the visitor, at the bottom left; can be closed for good. */
import { ChevronUp, Gauge, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Rating, rate } from '../../../contract/ratings.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { storage } from '../../platform/storage.ts'
import { formatTime, formatVital, shortName } from '../../ui/vitals/format.ts'
import { RatingSign } from '../../ui/vitals/rating-sign.tsx'
import { connectionKind, type FieldVitals, loadTime, type Measured } from './field-vitals.ts'
import './figures.css'
import { type VitalSay, vitalWords } from './words.ts'

export { startCounting } from '../../platform/visit-count.ts'
export { startFieldVitals } from './field-vitals.ts'

const CLOSED_KEY = 'figures-closed'
const shown = ['fcp', 'lcp', 'cls'] as const

export default function FiguresCard({ vitals }: { vitals: FieldVitals }) {
  const { language } = useLanguage()
  const [say, setSay] = useState<VitalSay>()
  const [closed, setClosed] = useState(() => storage.read(CLOSED_KEY) !== null)
  /** On a phone the figures are folded away until somebody asks for them. */
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let left = false
    // Without its words there is no card.
    vitalWords(language).then(
      (words) => {
        if (!left) setSay(() => words)
      },
      () => {},
    )
    return () => {
      left = true
    }
  }, [language])

  if (closed || !say) return null
  return (
    <aside className="figures card popup no-print" aria-label={say('own.heading')} data-open={open || undefined}>
      <button
        type="button"
        className="figures-fold sign"
        aria-expanded={open}
        aria-label={say(open ? 'own.hide' : 'own.show')}
        onClick={() => setOpen(!open)}
      >
        <Gauge size={18} aria-hidden="true" />
        <ChevronUp size={14} aria-hidden="true" />
      </button>
      <Figures vitals={vitals} say={say} />
      <button
        type="button"
        className="sign"
        aria-label={say('own.close')}
        title={say('own.close')}
        onClick={() => {
          storage.write(CLOSED_KEY, 'true')
          setClosed(true)
        }}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </aside>
  )
}

function Figures({ vitals, say }: { vitals: FieldVitals; say: VitalSay }) {
  const { language } = useLanguage()
  const [measured, setMeasured] = useState<Measured>({})
  useEffect(() => vitals.watch(setMeasured), [vitals])
  const load = loadTime()
  const connection = connectionKind()
  return (
    <dl>
      <Figure name={say('own.load')} rating={load === undefined ? undefined : 'good'} say={say}>
        {load === undefined ? say('own.waiting') : formatTime(language, load)}
      </Figure>
      {shown.map((id) => {
        const value = measured[id]
        return (
          <Figure
            key={id}
            name={<abbr title={say(`names.${id}`)}>{shortName(id)}</abbr>}
            rating={value === undefined ? undefined : rate(id, value)}
            say={say}
          >
            {value === undefined ? say('own.waiting') : formatVital(language, id, value)}
          </Figure>
        )
      })}
      <Figure name={say('own.connection')} say={say}>
        {connection === 'unknown' ? say('own.unknown') : connection}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  name: ReactNode
  rating?: Rating | undefined
  say: VitalSay
  children: ReactNode
}

const Figure = ({ name, rating, say, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {rating && <RatingSign rating={rating} size={14} />}
      {children}
      {rating && <span className="sr-only">, {say(`ratings.${rating}`)}</span>}
    </dd>
  </div>
)
