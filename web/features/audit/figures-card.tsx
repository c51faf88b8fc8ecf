/** How fast this page was for the visitor, at the bottom left; can be closed for good. */
import { ChevronUp, Gauge, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Rating, rate } from '#contract/ratings.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { storage } from '#web/platform/storage.ts'
import { formatTime, formatVital, shortName } from '#web/ui/vitals/format.ts'
import { RatingSign } from '#web/ui/vitals/rating-sign.tsx'
import { connectionKind, type FieldVitals, loadTime, type Measured } from './field-vitals.ts'
import './figures.css'
import { type VitalTranslate, vitalMessages } from './i18n.ts'

export { startCounting, startFieldVitals } from './counting.ts'

const CLOSED_KEY = 'figures-closed'
const shown = ['fcp', 'lcp', 'cls'] as const

export default function FiguresCard({ vitals }: { vitals: FieldVitals }) {
  const { language } = useLanguage()
  const [t, setSay] = useState<VitalTranslate>()
  const [closed, setClosed] = useState(() => storage.read(CLOSED_KEY) !== null)
  /** The figures are folded away until somebody asks for them. */
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let left = false
    // Without its words there is no card.
    vitalMessages(language).then(
      (words) => {
        if (!left) setSay(() => words)
      },
      () => {},
    )
    return () => {
      left = true
    }
  }, [language])

  if (closed || !t) return null
  return (
    <aside
      className="figures card popup no-print"
      aria-label={t('own.heading')}
      data-open={open || undefined}
      data-unasked={open ? undefined : 'chip'}
    >
      <button
        type="button"
        className="figures-fold icon-button"
        aria-expanded={open}
        aria-label={t(open ? 'own.hide' : 'own.show')}
        onClick={() => setOpen(!open)}
      >
        <Gauge size={18} aria-hidden="true" />
        <ChevronUp size={14} aria-hidden="true" />
      </button>
      <Figures vitals={vitals} t={t} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('own.close')}
        title={t('own.close')}
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

function Figures({ vitals, t }: { vitals: FieldVitals; t: VitalTranslate }) {
  const { language } = useLanguage()
  const [measured, setMeasured] = useState<Measured>({})
  useEffect(() => vitals.watch(setMeasured), [vitals])
  const load = loadTime()
  const connection = connectionKind()
  return (
    <dl>
      <Figure name={t('own.load')} rating={load === undefined ? undefined : 'good'} t={t}>
        {load === undefined ? t('own.waiting') : formatTime(language, load)}
      </Figure>
      {shown.map((id) => {
        const value = measured[id]
        return (
          <Figure
            key={id}
            name={<abbr title={t(`names.${id}`)}>{shortName(id)}</abbr>}
            rating={value === undefined ? undefined : rate(id, value)}
            t={t}
          >
            {value === undefined ? t('own.waiting') : formatVital(language, id, value)}
          </Figure>
        )
      })}
      <Figure name={t('own.connection')} t={t}>
        {connection === 'unknown' ? t('own.unknown') : connection}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  name: ReactNode
  rating?: Rating | undefined
  t: VitalTranslate
  children: ReactNode
}

const Figure = ({ name, rating, t, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {rating && <RatingSign rating={rating} size={14} />}
      {children}
      {rating && <span className="sr-only">, {t(`ratings.${rating}`)}</span>}
    </dd>
  </div>
)
