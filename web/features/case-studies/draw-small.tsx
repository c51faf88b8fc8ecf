/** Draws the small drawings of all systems, for pages that did not come with them. */
import type { ReactElement } from 'react'
import { loadDrawings } from '#content/interface/load-drawings.ts'
import type { Posture } from '#contract/content/case-study-parts.ts'
import type { Language } from '#contract/language.ts'
import { Diagram } from '#web/ui/diagram/diagram.tsx'

/** By the id of the case study. */
export type SmallDrawings = Record<string, (posture: Posture, label: string) => ReactElement>

export async function drawSmall(language: Language): Promise<SmallDrawings> {
  const { small } = await (await loadDrawings[language]()).loadSmall()
  return Object.fromEntries(
    Object.entries(small).map(([id, drawings]) => [
      id,
      (posture: Posture, label: string) => <Diagram drawing={drawings[posture]} label={label} />,
    ]),
  )
}
