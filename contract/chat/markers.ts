/**
 * The marker grammar: instructions to the page in an assistant's reply. Markers are in square brackets and capitals,
 * and count only in the assistant's own text. Unknown markers are removed and reported;
 * anything else is text.
 */
import { isOneOf } from '../keys.ts'
import type { HomeSection } from '../site/schema.ts'
import { type PageOrder, pageOrderNames, readPageOrder } from './page-orders.ts'

/** Markers without arguments: those of the specification in its order, then further ones. */
export const actionMarkers = [
  'SCROLL_TO_ABOUT',
  'SCROLL_TO_EXPERIENCE',
  'SCROLL_TO_CASE_STUDIES',
  'SCROLL_TO_CONTACT',
  'ANIMATE_SKILLS',
  'ANIMATE_TIMELINE',
  'ANIMATE_CASE_STUDIES',
  'DEMO_ANIMATIONS',
  'GUIDE_TO_EPIC',
  'GUIDE_TO_AI_CLOUD',
  'GUIDE_TO_ENTERPRISE',
  'START_TOUR_GUIDE',
  'STOP_TOUR_GUIDE',
  'CUSTOM_RESUME',
  'PROJECT_CARDS',
  'FIT_ASSESSMENT',
  'SCROLL_TO_TESTIMONIALS',
  'SCROLL_TO_TOP',
] as const
export type ActionMarker = (typeof actionMarkers)[number]

/** The section of the home page that an action leads to: without it there is nothing to lead to. */
export const sectionOf: Partial<Record<ActionMarker, HomeSection>> = {
  SCROLL_TO_ABOUT: 'about',
  SCROLL_TO_EXPERIENCE: 'work',
  SCROLL_TO_CASE_STUDIES: 'caseStudies',
  SCROLL_TO_TESTIMONIALS: 'testimonials',
  SCROLL_TO_CONTACT: 'contact',
}

export interface Marked {
  /** The text to show: no marker left in it. */
  text: string
  /** The actions, in the order written. */
  actions: ActionMarker[]
  /** What else of the page is to change. */
  orders: PageOrder[]
  /** Labels of `[CHIPS:a,b,c]`. */
  chips: string[]
  /** Choices of `[CLARIFY:a,b]`. */
  clarify: string[]
  /** Unknown markers, as written. */
  unknown: string[]
}

const MAX_CHOICES = 8
/** Longer ones are cut. */
export const MAX_CHOICE_LENGTH = 60
const isAction = (name: string) => isOneOf(actionMarkers, name)
const withList = new Set(['CHIPS', 'CLARIFY', ...pageOrderNames])
/** A single word in capitals, such as [API], is text unless it is a known marker. */
const looksLikeMarker = (name: string) => name.includes('_') || isAction(name) || withList.has(name)

/** Takes the markers out of an assistant's reply. */
export function readMarkers(reply: string): Marked {
  const marked: Marked = { text: '', actions: [], orders: [], chips: [], clarify: [], unknown: [] }
  const text = reply.replace(/\[([A-Z_]+)(?::([^[\]\n]*))?\]/g, (whole, name: string, list: string | undefined) => {
    const order = list === undefined ? undefined : readPageOrder(name, list)
    if (order) marked.orders.push(order)
    else if (list === undefined && isOneOf(actionMarkers, name)) marked.actions.push(name)
    else if (list !== undefined && name === 'CHIPS') marked.chips.push(...choices(list))
    else if (list !== undefined && name === 'CLARIFY') marked.clarify.push(...choices(list))
    else if (looksLikeMarker(name)) marked.unknown.push(whole)
    else return whole
    return ''
  })
  marked.text = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return marked
}

/** Writes a marker with choices, such as `[CHIPS:About,Contact]`. Commas and brackets within a choice are dropped. */
export function writeChoices(name: 'CHIPS' | 'CLARIFY', labels: readonly string[]): string {
  return `[${name}:${labels.map((label) => label.replace(/[[\],\n]/g, ' ').trim()).join(',')}]`
}

const choices = (list: string) =>
  list
    .split(',')
    .map((choice) => choice.trim().slice(0, MAX_CHOICE_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_CHOICES)
