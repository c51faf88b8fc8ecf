/**
 * The newest system beside the words, and a way to its case study: a sheet on which the way of a request gets its ink once,
 * and below it a ruler of what that takes. Whoever points at it sees that request. On a phone its way stands there from station
 * to station.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { heroSheet } from '#content/interface/hero-sheet.ts'
import type { DrawingInShort } from '#contract/content/drawing.ts'
import { paths } from '#web/platform/paths.ts'

/** As in `hero.css`. */
const HAS_ROOM = '(min-width: 40rem)'

export function HeroDrawing({ study, drawing: { title, way } }: { study: string; drawing: DrawingInShort }) {
  const link = useRef<HTMLAnchorElement>(null)
  const hasRoom = useRoom()
  const request = useRequest(link)
  if (!way) return null
  const { width, height, words = [], note, stations, time, parts } = way
  return (
    <Link ref={link} {...request} href={paths.caseStudy(study)} className="hero-drawing no-print">
      {/* The build wrote it, and escaped what the owner says. */}
      <span
        style={{ '--ratio': `${width}/${height}` }}
        className="hero-sheet"
        dangerouslySetInnerHTML={{ __html: hasRoom ? written(words) : '' }}
      />
      <span className="hero-title">
        <span className="caption">
          {title} <span aria-hidden="true">→</span>
        </span>
        {time && <span className="hero-time">{time}</span>}
        {note && (
          <span aria-hidden="true" className="hero-note caption">
            {note}
          </span>
        )}
      </span>
      {stations.length > 0 && (
        <ol className="hero-stations">
          {stations.map(({ label, takes }, i) => (
            <li key={i}>
              {label}
              {takes && <span className="caption">{takes}</span>}
            </li>
          ))}
        </ol>
      )}
      {parts.length > 0 && (
        <span aria-hidden="true" className="hero-ruler">
          {parts.map(({ share, time }, i) => (
            <span key={i} style={{ '--share': share }} className="caption">
              {time}
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}

/** The sheet with a language's words in its slots. */
const written = (words: string[]) =>
  heroSheet
    .split('{}')
    .map((part, i) => part + (words[i] ?? ''))
    .join('')

/** Whether there is room for the drawing, once the page is alive: its document does not wait for it. */
function useRoom(): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useEffect(() => {
    const room = matchMedia(HAS_ROOM)
    const look = () => setHasRoom(room.matches)
    look()
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  return hasRoom
}

/** @returns what to put on the link: a request goes through the drawing while somebody points at it. */
function useRequest(link: RefObject<HTMLAnchorElement | null>) {
  const stop = useRef<() => void>(undefined)
  const isPointed = useRef(false)
  const begin = () => {
    isPointed.current = true
    import('./hero-request.ts').then(
      ({ sendRequest }) => {
        if (isPointed.current && link.current) stop.current ??= sendRequest(link.current)
      },
      // The drawing is there all the same.
      () => {},
    )
  }
  const end = () => {
    isPointed.current = false
    stop.current?.()
    stop.current = undefined
  }
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: end, onBlur: end }
}
