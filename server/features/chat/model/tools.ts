/**
 * What a model may ask the page to do: what a visitor can do with a click, told by the same markers. Whatever it passes is
 * checked; what does not fit does nothing.
 */

import * as z from 'zod/mini'
import { prompt } from '#content/assistant/model-instructions.ts'
import type { SystemDiagram } from '#contract/chat/chat.ts'
import type { ActionMarker } from '#contract/chat/markers.ts'
import { entriesOf } from '#contract/keys.ts'
import { isOn } from '#contract/site/site.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { drawingAround, drawingOf } from '#server/features/chat/local/drawing.ts'
import { chips, type LocalAnswer } from '#server/features/chat/local/local-answer.ts'
import { perform } from '#server/features/chat/local/perform.ts'
import type { ToolCall, ToolOffer } from '#server/integrations/models.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { fill } from './instructions.ts'

/** What comes of a call. */
export interface Performed {
  /** Instead of those that the local answer has; undefined leaves them. */
  markers?: string
  systemDiagram?: SystemDiagram
  /** What is said if the model said nothing itself. */
  words: Pick<LocalAnswer, 'text' | 'citations'>
}

const places: Record<string, ActionMarker> = {
  about: 'SCROLL_TO_ABOUT',
  experience: 'SCROLL_TO_EXPERIENCE',
  projects: 'SCROLL_TO_CASE_STUDIES',
  testimonials: 'SCROLL_TO_TESTIMONIALS',
  contact: 'SCROLL_TO_CONTACT',
  top: 'SCROLL_TO_TOP',
  tour: 'START_TOUR_GUIDE',
}

const nothing = z.strictObject({})
const drawing = z.strictObject({ project: z.string(), node: z.optional(z.string()) })
const place = z.strictObject({ place: z.string() })

type ToolName = keyof typeof prompt.tools

/** A model may pass an empty text for nothing. */
const parsed = (input: string): unknown => {
  try {
    return JSON.parse(input || '{}')
  } catch {
    return undefined
  }
}

const object = (properties: ToolOffer['inputSchema']['properties'], required: string[]): ToolOffer['inputSchema'] => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const drawn = ({ world }: Knowledge) => world.projects.filter(({ diagram }) => diagram && diagram.nodes.length > 0)

/** What a model is told of its tools; the same for every question. */
export function toolOffers(knowledge: Knowledge): ToolOffer[] {
  const { content, world } = knowledge
  const projects = drawn(knowledge).map(({ id }) => id)
  const schemas: Partial<Record<ToolName, ToolOffer['inputSchema']>> = {
    ...(projects.length > 0 && {
      show_diagram: object({ project: { type: 'string', enum: projects }, node: { type: 'string' } }, ['project']),
    }),
    ...(world.projects.length > 0 && { show_projects: object({}, []) }),
    ...(isOn('advert') && { compare_with_advert: object({}, []) }),
    make_resume: object({}, []),
    go_to: object({ place: { type: 'string', enum: Object.keys(places) } }, ['place']),
    propose_contact: object({}, []),
  }
  return entriesOf(schemas).map(([name, inputSchema]) => ({
    name,
    description: fill(prompt.tools[name], { owner: content.profile.name }),
    inputSchema,
  }))
}

/** @returns undefined if there is no such tool, or what it was given is of nothing. */
export function performTool(knowledge: Knowledge, { name, input }: ToolCall, now: number): Performed | undefined {
  const given = parsed(input)
  if (name === 'show_diagram') {
    const { success, data } = z.safeParse(drawing, given)
    return success ? showDiagram(knowledge, data, now) : undefined
  }
  if (name === 'go_to') {
    const { success, data } = z.safeParse(place, given)
    const marker = success && Object.hasOwn(places, data.place) ? places[data.place] : undefined
    return marker && acted(knowledge, marker)
  }
  if (!z.safeParse(nothing, given).success) return undefined
  if (name === 'show_projects' && knowledge.world.projects.length > 0) return acted(knowledge, 'PROJECT_CARDS')
  if (name === 'compare_with_advert' && isOn('advert')) return acted(knowledge, 'FIT_ASSESSMENT')
  if (name === 'make_resume') return acted(knowledge, 'CUSTOM_RESUME')
  if (name === 'propose_contact') {
    const { text, citations } = perform(knowledge, { do: 'SCROLL_TO_CONTACT' })
    return { markers: chips(knowledge, [{ ask: 'contact' }]), words: { text, citations } }
  }
  return undefined
}

function acted(knowledge: Knowledge, marker: ActionMarker): Performed {
  const { text, citations, markers } = perform(knowledge, { do: marker })
  return { markers, words: { text, citations } }
}

/** What is said of it is what its project or part is answered with where it is pressed. */
function showDiagram(knowledge: Knowledge, { project: id, node }: z.infer<typeof drawing>, now: number) {
  const project = drawn(knowledge).find((one) => one.id === id)
  const whole = project && drawingOf(knowledge.world, project.diagram)
  const systemDiagram = whole && (node === undefined ? whole : drawingAround(whole, node))
  if (!systemDiagram) return undefined
  const about = { project: id, ...(node !== undefined && { node }) }
  const words = answerLocally(knowledge, { message: project.title, about, history: [], role: 'unknown', now })
  return { systemDiagram, words }
}
